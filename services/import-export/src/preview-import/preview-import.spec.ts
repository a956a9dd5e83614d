import { Readable } from 'node:stream';
import {
  cancelImportPreview,
  getImportRun,
  type ImportPreview,
  type InputOf,
  listImportRuns,
  previewImport,
  startImport,
} from '@gewerk/contracts';
import { FileStore } from '@gewerk/messaging';
import { startRedis, startTestBus, type TestBus, type TestServer, waitUntil } from '@gewerk/testing';
import { AppModule } from '../app.module.js';
import { FakeDirectory, FakeDirectoryModule } from '../test-support/fake-directory.js';
import { sheetOf } from '../test-support/sheets.js';

jest.setTimeout(120_000);

let servers: TestBus;
let redis: TestServer;
let directory: FakeDirectory;
let files: FileStore;
let objects = 0;

beforeAll(async () => {
  [servers, redis] = await Promise.all([startTestBus(), startRedis()]);
  process.env['REDIS_URL'] = redis.url;
  directory = (await servers.start('directory', FakeDirectoryModule)).get(FakeDirectory);
  await servers.start('import-export', AppModule);
  files = new FileStore(servers.bus);
});

beforeEach(() => {
  directory.before = () => Promise.resolve();
  directory.beforeForecast = () => Promise.resolve();
});

afterAll(async () => {
  await servers.close();
  await redis.stop();
});

async function upload(rows: unknown[][]): Promise<string> {
  objects += 1;
  const object = `imports/${objects}`;
  await files.put(object, Readable.from([await sheetOf(rows as Parameters<typeof sheetOf>[0])]));
  return object;
}

const preview = (object: string, more: Partial<InputOf<typeof previewImport>> = {}): Promise<ImportPreview> =>
  servers.bus.request(previewImport, { object, ...more });

const header = ['name', 'city', 'place_id'];
const places = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => [`Betrieb ${index}`, 'Krems', `${prefix}-${index}`]);

async function ended(runId: string) {
  const get = () => servers.bus.request(getImportRun, { runId });
  await waitUntil(async () => (await get()).finishedAt !== null, { timeoutMs: 60_000 });
  return get();
}

/** Has forecasts wait; answers how to know that one waits, and how to let all go on. */
function hold() {
  let release: () => void = () => undefined;
  let waiting = 0;
  const held = new Promise<void>((resolve) => (release = resolve));
  directory.beforeForecast = () => {
    waiting += 1;
    return held;
  };
  return {
    release,
    isWaiting: (count: number) => waitUntil(() => Promise.resolve(waiting >= count), { timeoutMs: 30_000 }),
  };
}

describe('the preview of an import', () => {
  it('counts over the whole file and shows its first rows; nothing is stored and the file is gone', async () => {
    directory.places.set('a-0', 'Betrieb 0');
    const before = directory.places.size;
    const runs = await servers.bus.request(listImportRuns, {});
    const rows = [...places('a', 1_100), ...places('a', 30), [null, 'Krems', 'a-x']];
    const object = await upload([header, ...rows]);
    const answer = await preview(object);
    expect(answer).toMatchObject({
      headerRow: 1,
      moreColumns: 0,
      isComplete: true,
      forecast: { rows: 1_131, created: 1_099, changed: 0, unchanged: 0, duplicates: 31, errors: 1 },
    });
    expect(answer.rows).toHaveLength(20);
    expect(answer.rows[0]).toEqual({
      row_number: 2,
      values: { name: 'Betrieb 0', city: 'Krems', placeId: 'a-0' },
      error: null,
    });
    expect(directory.places.size).toBe(before);
    expect(await servers.bus.request(listImportRuns, {})).toEqual(runs);
    await expect(files.get(object)).rejects.toMatchObject({ code: 'file-not-found' });
  });

  it('asks for the name of a sheet whose headers it does not know; the import takes the columns chosen then', async () => {
    const strange = [
      ['Wer', 'Wo', 'Kennung'],
      ['Maler Moll', 'Krems', 'b-1'],
    ];
    const columns = { name: 0, city: 1, placeId: 2 };
    expect(await preview(await upload(strange))).toMatchObject({ forecast: null, rows: [] });
    expect(await preview(await upload(strange), { columns })).toMatchObject({
      forecast: { rows: 1, created: 1 },
    });
    const object = await upload(strange);
    const { runId } = await servers.bus.request(startImport, { object, fileName: 'wer.xlsx', columns });
    expect(await ended(runId)).toMatchObject({ state: 'done', imported: 1 });
    expect(directory.places.get('b-1')).toBe('Maler Moll');
  });

  it('refuses what an import refuses, with its reason, and keeps no file', async () => {
    await expect(preview(await upload([]))).rejects.toMatchObject({ code: 'unprocessable-file' });
    objects += 1;
    const object = `imports/${objects}`;
    await files.put(object, Readable.from([Buffer.from('name;city')]));
    await expect(preview(object)).rejects.toMatchObject({ code: 'not-a-spreadsheet' });
    await expect(files.get(object)).rejects.toMatchObject({ code: 'file-not-found' });
  });

  it('is refused while an import runs, and ends once one begins', async () => {
    const { release, isWaiting } = hold();
    const object = await upload([header, ...places('c', 1_200)]);
    const going = preview(object).catch((error: unknown) => error);
    await isWaiting(1);
    let go: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (go = resolve));
    directory.before = () => waiting;
    const imported = await upload([header, ...places('d', 1)]);
    const { runId } = await servers.bus.request(startImport, { object: imported, fileName: 'd.xlsx' });
    await expect(preview(await upload([header, ...places('e', 1)]))).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await going).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('import') as unknown,
    });
    release();
    go();
    expect(await ended(runId)).toMatchObject({ imported: 1 });
  });

  it('ends when a newer one begins or its caller gives up', async () => {
    const { release, isWaiting } = hold();
    const older = preview(await upload([header, ...places('f', 1_200)])).catch((error: unknown) => error);
    await isWaiting(1);
    const newerObject = await upload([header, ...places('g', 1_200)]);
    const newer = preview(newerObject).catch((error: unknown) => error);
    await isWaiting(2);
    expect(await older).toMatchObject({ code: 'conflict' });
    await servers.bus.request(cancelImportPreview, { object: newerObject });
    expect(await newer).toMatchObject({ code: 'conflict' });
    release();
    directory.beforeForecast = () => Promise.resolve();
    expect(await preview(await upload([header, ...places('h', 2)]))).toMatchObject({
      forecast: { created: 2 },
    });
  });
});
