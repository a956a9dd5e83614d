import {
  cancelImportPreview,
  type ImportPreview,
  type InputOf,
  listImportRuns,
  previewImport,
  startImport,
} from '@gewerk/contracts/bus';
import { IMPORT } from '@gewerk/contracts/limits';
import { Gate } from '../test/gate.js';
import { RunningImportExport } from '../test/running-import-export.js';

let running: RunningImportExport;

beforeAll(async () => {
  running = await RunningImportExport.start();
});

beforeEach(() => {
  running.directory.calm();
});

afterAll(async () => {
  await running.close();
});

const preview = (object: string, more: Partial<InputOf<typeof previewImport>> = {}): Promise<ImportPreview> =>
  running.bus.request(previewImport, { object, ...more });

const header = ['name', 'city', 'place_id'];
const places = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => [`Betrieb ${index}`, 'Krems', `${prefix}-${index}`]);

/** Makes forecasts wait. */
function hold(): Gate {
  const gate = new Gate();
  running.directory.beforeForecast = () => gate.pass();
  return gate;
}

describe('the preview of an import', () => {
  it('counts the whole file and shows its first rows; nothing is stored and the file is deleted', async () => {
    running.directory.places.set('a-0', 'Betrieb 0');
    const before = running.directory.places.size;
    const runs = await running.bus.request(listImportRuns, {});
    const rows = [...places('a', 1_100), ...places('a', 30), [null, 'Krems', 'a-x']];
    const object = await running.upload([header, ...rows]);
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
      outcome: 'duplicate',
    });
    expect(answer.rows[1]?.outcome).toBe('created');
    expect(running.directory.places.size).toBe(before);
    expect(await running.bus.request(listImportRuns, {})).toEqual(runs);
    await expect(running.files.get(object)).rejects.toMatchObject({ code: 'file-not-found' });
  });

  it('shows the outcome of each row and the values left out, which are not shown as read', async () => {
    const rows = [
      ['Maler Moll', 'Krems', 'n-1', 'keine', 'zwölf'],
      ['Maler Moll', 'Krems', 'n-1', null, 'elf'],
      [null, 'Krems', 'n-2', null, null],
      ['Maler Mohn', 'Krems', 'n-3', null, 7],
    ];
    const object = await running.upload([[...header, 'email', 'reviews'], ...rows]);
    const { forecast, rows: shown } = await preview(object);
    expect(forecast).toMatchObject({ rows: 4, created: 2, duplicates: 1, errors: 1, noted: 1 });
    expect(shown.map(({ outcome }) => outcome)).toEqual(['created', 'duplicate', 'error', 'created']);
    expect(shown[0]).toMatchObject({
      values: { name: 'Maler Moll', city: 'Krems', placeId: 'n-1' },
      notes: [
        { code: 'invalid', field: 'reviewCount', value: 'zwölf', result: null },
        { code: 'invalid', field: 'email', value: 'keine', result: null },
      ],
    });
    expect(shown[0]?.values).not.toHaveProperty('email');
    for (const row of shown.slice(1)) expect(row).not.toHaveProperty('notes');
  });

  it('also shows problems after the first rows, with the names of rows that are imported', async () => {
    const faulty = [
      [null, 'Krems', 'p-x', null],
      ['Maler Moll', 'Krems', 'p-y', 'zwölf'],
    ];
    const rows = [...places('p', 25).map((row) => [...row, 7]), ...faulty];
    const { rows: shown, problems } = await preview(await running.upload([[...header, 'reviews'], ...rows]));
    expect(shown).toHaveLength(20);
    expect(problems).toEqual([
      expect.objectContaining({ row_number: 27, outcome: 'error', error: expect.any(String) }),
      expect.objectContaining({
        ...{ row_number: 28, error: null, values: { name: 'Maler Moll' } },
        notes: [{ code: 'invalid', field: 'reviewCount', value: 'zwölf', result: null }],
      }),
    ]);
  });

  it('asks for the name of a sheet with unknown headers; the import uses the columns chosen then', async () => {
    const strange = [
      ['Wer', 'Wo', 'Kennung'],
      ['Maler Moll', 'Krems', 'b-1'],
    ];
    const columns = { name: 0, city: 1, placeId: 2 };
    expect(await preview(await running.upload(strange))).toMatchObject({ forecast: null, rows: [] });
    expect(await preview(await running.upload(strange), { columns })).toMatchObject({
      forecast: { rows: 1, created: 1 },
    });
    const object = await running.upload(strange);
    const { runId } = await running.bus.request(startImport, { object, fileName: 'wer.xlsx', columns });
    expect(await running.ended(runId)).toMatchObject({ state: 'done', imported: 1 });
    expect(running.directory.places.get('b-1')).toBe('Maler Moll');
  });

  it('refuses what an import refuses, with its reason, and keeps no file', async () => {
    await expect(preview(await running.upload([]))).rejects.toMatchObject({ code: 'unprocessable-file' });
    const object = await running.upload(Buffer.from('name;city'));
    await expect(preview(object)).rejects.toMatchObject({ code: 'not-a-spreadsheet' });
    await expect(running.files.get(object)).rejects.toMatchObject({ code: 'file-not-found' });
  });

  it('is refused while an import runs, and ends once one begins', async () => {
    const forecasts = hold();
    const object = await running.upload([header, ...places('c', 1_200)]);
    const going = preview(object).catch((error: unknown) => error);
    await forecasts.reached();
    const importing = new Gate();
    running.directory.before = () => importing.pass();
    const imported = await running.upload([header, ...places('d', 1)]);
    const { runId } = await running.bus.request(startImport, { object: imported, fileName: 'd.xlsx' });
    await expect(preview(await running.upload([header, ...places('e', 1)]))).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await going).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('import') as unknown,
    });
    forecasts.open();
    importing.open();
    expect(await running.ended(runId)).toMatchObject({ imported: 1 });
  });

  it('ends when a newer one begins or its caller gives up', async () => {
    const forecasts = hold();
    const older = preview(await running.upload([header, ...places('f', 1_200)])).catch(
      (error: unknown) => error,
    );
    await forecasts.reached();
    const newerObject = await running.upload([header, ...places('g', 1_200)]);
    const newer = preview(newerObject).catch((error: unknown) => error);
    await forecasts.reached(2);
    expect(await older).toMatchObject({ code: 'conflict' });
    await running.bus.request(cancelImportPreview, { object: newerObject });
    expect(await newer).toMatchObject({ code: 'conflict' });
    forecasts.open();
    running.directory.calm();
    expect(await preview(await running.upload([header, ...places('h', 2)]))).toMatchObject({
      forecast: { created: 2 },
    });
  });

  it('refuses a file that takes too long to read, and deletes it', async () => {
    const limit = jest.replaceProperty(IMPORT, 'previewTimeout', 0 as never);
    const object = await running.upload([header, ...places('slow', 3)]);
    await expect(preview(object)).rejects.toMatchObject({ reason: { name: 'files-take-too-long' } });
    limit.restore();
    await expect(running.files.get(object)).rejects.toMatchObject({ code: 'file-not-found' });
  });
});
