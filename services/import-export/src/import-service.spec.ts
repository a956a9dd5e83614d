import { Readable } from 'node:stream';
import {
  cancelImport,
  getImportResult,
  getImportRun,
  GewerkError,
  IMPORT,
  type ImportRun,
  listImportRuns,
  runProgress,
  startImport,
} from '@gewerk/contracts';
import { EventListener, FileStore } from '@gewerk/messaging';
import { startRedis, startTestBus, type TestBus, type TestServer, waitUntil } from '@gewerk/testing';
import type { INestApplication } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AppModule } from './app.module.js';
import { IMPORT_RUN_MODEL, type ImportRunRecord } from './import-runs/import-run.schema.js';
import { badFiles } from './test-support/bad-files.js';
import { FakeDirectory, FakeDirectoryModule } from './test-support/fake-directory.js';
import { sheetOf } from './test-support/sheets.js';

jest.setTimeout(120_000);

let servers: TestBus;
let redis: TestServer;
let service: INestApplication;
let directory: FakeDirectory;
let files: FileStore;
let objects = 0;

beforeAll(async () => {
  [servers, redis] = await Promise.all([startTestBus(), startRedis()]);
  process.env['REDIS_URL'] = redis.url;
  const app = await servers.start('directory', FakeDirectoryModule);
  directory = app.get(FakeDirectory);
  service = await servers.start('import-export', AppModule);
  files = new FileStore(servers.bus);
});

afterAll(async () => {
  await servers.close();
  await redis.stop();
});

async function upload(bytes: Buffer): Promise<string> {
  objects += 1;
  const object = `imports/${objects}`;
  await files.put(object, Readable.from([bytes]));
  return object;
}

async function begin(bytes: Buffer): Promise<string> {
  return (await servers.bus.request(startImport, { object: await upload(bytes), fileName: 'places.xlsx' }))
    .runId;
}

async function ended(runId: string): Promise<ImportRun> {
  let run = await servers.bus.request(getImportRun, { runId });
  await waitUntil(
    async () => {
      run = await servers.bus.request(getImportRun, { runId });
      return run.finishedAt !== null;
    },
    { timeoutMs: 60_000 },
  );
  return run;
}

const header = ['name', 'city', 'place_id', 'rating'];
const places = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => [`Betrieb ${index}`, 'Krems', `${prefix}-${index}`, 4]);

describe('the import', () => {
  it('ADM-API-14 stores the good rows and reports duplicates and errors by row, so that they add up', async () => {
    const rows = [
      ...places('a', 3),
      ['Betrieb 1', 'Krems', 'a-1', 4],
      [null, 'Krems', 'a-9', 4],
      ['Maler', 'Krems', 'a-10', 9],
    ];
    const runId = await begin(await sheetOf([header, ...rows]));
    expect(await ended(runId)).toMatchObject({
      state: 'done',
      processed: 6,
      total: 6,
      imported: 3,
      duplicates: 1,
      errors: 2,
      failure: null,
    });
    expect(await servers.bus.request(getImportResult, { runId })).toEqual({
      success: true,
      imported: 3,
      duplicates: 1,
      errors: 2,
      duplicateReport: [{ row_number: 5, name: 'Betrieb 1', place_id: 'a-1' }],
      errorReport: [
        {
          row_number: 6,
          error: 'The name is missing. It must be the name of the business in at most 300 characters.',
        },
        {
          row_number: 7,
          error:
            "The rating '9' is not valid. It must be a number from 1 to 5, or nothing where there is none yet.",
        },
      ],
    });
  });

  it('pages the reports by row number', async () => {
    const runId = await begin(await sheetOf([header, ...places('b', 5), ...places('b', 5)]));
    await ended(runId);
    const page = await servers.bus.request(getImportResult, { runId, after: 8, limit: 2 });
    expect(page.duplicateReport.map((entry) => entry.row_number)).toEqual([9, 10]);
  });

  it('refuses every bad file with its reason, stores no row, creates no run and keeps no file', async () => {
    const before = directory.places.size;
    for (const { fault, bytes, code, reason } of await badFiles()) {
      const object = await upload(bytes);
      const refused = servers.bus.request(startImport, { object, fileName: `${fault}.xlsx` });
      await expect(refused).rejects.toMatchObject({
        code,
        message: expect.stringMatching(reason) as unknown,
      });
      await expect(files.get(object)).rejects.toMatchObject({ code: 'file-not-found' });
    }
    expect(directory.places.size).toBe(before);
  });

  it('ADM-IMPORT-03 refuses a file above 20 MB', async () => {
    await expect(begin(Buffer.alloc(IMPORT.maxBytes + 1))).rejects.toMatchObject({
      code: 'payload-too-large',
    });
  });

  it('lets one import run at a time, and tells its progress', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    directory.before = () => held;
    const told: ImportRun[] = [];
    service.get(EventListener).listen(
      [runProgress],
      (_, payload) => void told.push((payload as { run: ImportRun }).run),
      () => undefined,
    );
    const runId = await begin(await sheetOf([header, ...places('c', 3)]));
    await expect(begin(await sheetOf([header, ...places('d', 3)]))).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(servers.bus.request(getImportResult, { runId })).rejects.toMatchObject({ code: 'conflict' });
    release();
    await ended(runId);
    directory.before = () => Promise.resolve();
    await waitUntil(() => Promise.resolve(told.some((run) => run.id === runId && run.state === 'done')), {
      timeoutMs: 10_000,
    });
    expect(told.at(-1)).toMatchObject({ id: runId, processed: 3 });
  });

  it('goes on by itself when the directory fails for a while', async () => {
    let failures = 0;
    directory.before = () => {
      failures += 1;
      return failures > 3 ? Promise.resolve() : Promise.reject(new GewerkError('unavailable', 'away'));
    };
    const run = await ended(await begin(await sheetOf([header, ...places('e', 700)])));
    directory.before = () => Promise.resolve();
    expect(failures).toBeGreaterThan(3);
    expect(run).toMatchObject({ state: 'done', imported: 700 });
  });

  it('continues after its process ended in the middle, and reports what an undisturbed run reports', async () => {
    const rows = [...places('f', 1_800), ...places('f', 300), [null, 'Krems', 'f-x', 4]];
    let stored = 0;
    directory.before = async ({ batch }) => {
      stored += 1;
      if (batch >= 2) await new Promise((resolve) => setTimeout(resolve, 1_000));
    };
    const runId = await begin(await sheetOf([header, ...rows]));
    await waitUntil(() => Promise.resolve(stored >= 3), { timeoutMs: 30_000 });
    await service.close();
    directory.before = () => Promise.resolve();
    service = await servers.start('import-export', AppModule);
    expect(await ended(runId)).toMatchObject({
      state: 'done',
      processed: 2_101,
      imported: 1_800,
      duplicates: 300,
      errors: 1,
    });
    const result = await servers.bus.request(getImportResult, { runId });
    expect(result.duplicateReport.map((entry) => entry.row_number)).toEqual(
      Array.from({ length: 300 }, (_, index) => 1_802 + index),
    );
  });

  it('ends a run early when its owner asks for it, and tells what was stored by then', async () => {
    let stored = 0;
    directory.before = async ({ batch }) => {
      if (batch >= 3) await new Promise((resolve) => setTimeout(resolve, 300));
      stored += 1;
    };
    const runId = await begin(await sheetOf([header, ...places('h', 5_000)]));
    await waitUntil(() => Promise.resolve(stored >= 3), { timeoutMs: 30_000 });
    const { runs } = await servers.bus.request(listImportRuns, { limit: 1 });
    expect(runs).toEqual([expect.objectContaining({ id: runId, fileName: 'places.xlsx', finishedAt: null })]);
    await servers.bus.request(cancelImport, { runId });
    const run = await ended(runId);
    directory.before = () => Promise.resolve();
    expect(run).toMatchObject({ state: 'cancelled', failure: null, processed: run.imported });
    expect(run.imported).toBeGreaterThanOrEqual(1_500);
    expect(run.imported).toBeLessThan(5_000);
    const kept = [...directory.places.keys()].filter((place) => place.startsWith('h-'));
    expect(kept).toHaveLength(run.imported);
    expect(await servers.bus.request(getImportResult, { runId })).toMatchObject({
      success: false,
      imported: run.imported,
      errorReport: [],
    });
    await expect(servers.bus.request(cancelImport, { runId })).rejects.toMatchObject({ code: 'conflict' });
    await expect(servers.bus.request(cancelImport, { runId: 'nope' })).rejects.toMatchObject({
      code: 'run-not-found',
    });
  });

  it('ADM-IMPORT-11 fails a run that has not ended 20 minutes after its start, with the reason', async () => {
    let stored = 0;
    directory.before = async ({ batch }) => {
      stored += 1;
      if (batch >= 2) await new Promise((resolve) => setTimeout(resolve, 1_000));
    };
    const runId = await begin(await sheetOf([header, ...places('i', 5_000)]));
    await waitUntil(() => Promise.resolve(stored >= 3), { timeoutMs: 30_000 });
    await service.close();
    directory.before = () => new Promise((resolve) => setTimeout(resolve, 200));
    service = await servers.start('import-export', AppModule);
    const runs = service.get<Model<ImportRunRecord>>(getModelToken(IMPORT_RUN_MODEL));
    // Of a run that waits for its lease to be over: 20 minutes pass, but for the first second of them.
    await runs.updateOne({ _id: runId }, { startedAt: new Date(Date.now() - IMPORT.timeout) });
    const run = await ended(runId);
    directory.before = () => Promise.resolve();
    expect(run).toMatchObject({ state: 'failed', failure: { code: 'timeout' } });
    const { success, imported, errorReport } = await servers.bus.request(getImportResult, { runId });
    expect({ success, imported }).toEqual({ success: false, imported: run.imported });
    expect(imported).toBeLessThan(5_000);
    expect(errorReport[0]).toEqual({
      row_number: 0,
      error: expect.stringContaining('within 20 minutes') as unknown,
    });
  });

  it('lists runs page by page, newest first', async () => {
    const first = await servers.bus.request(listImportRuns, { limit: 2 });
    expect(first.runs.map(({ state }) => state)).toEqual(['failed', 'cancelled']);
    const second = await servers.bus.request(listImportRuns, { limit: 2, before: first.next ?? '' });
    expect(second.runs.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(new Set([...first.runs, ...second.runs].map(({ id }) => id)).size).toBe(4);
  });

  it('finds and queues again a run that Redis forgot', async () => {
    await redis.kill();
    const object = await upload(await sheetOf([header, ...places('g', 2)]));
    const { runId } = await servers.bus.request(startImport, { object, fileName: 'places.xlsx' });
    await redis.restart();
    expect(await ended(runId)).toMatchObject({ state: 'done', imported: 2 });
  });

  it('answers run-not-found for a run that never was', async () => {
    await expect(servers.bus.request(getImportRun, { runId: 'nope' })).rejects.toMatchObject({
      code: 'run-not-found',
    });
  });
});
