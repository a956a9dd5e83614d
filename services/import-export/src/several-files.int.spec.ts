import { buffer } from 'node:stream/consumers';
import { getImportResult, prepareFailedRows, startImport, undoImport } from '@gewerk/contracts/bus';
import { IMPORT } from '@gewerk/contracts/limits';
import exceljs from 'exceljs';
import { RunImport } from './imports/run-import.js';
import { Gate } from './test/gate.js';
import { RunningImportExport } from './test/running-import-export.js';

let running: RunningImportExport;

beforeAll(async () => {
  running = await RunningImportExport.start();
});

beforeEach(() => running.directory.calm());

afterAll(() => running.close());

const header = ['name', 'city', 'place_id'];
type Rows = unknown[][];

const places = (prefix: string, from: number, count: number): Rows =>
  Array.from({ length: count }, (_, at) => [`Betrieb ${from + at}`, 'Krems', `${prefix}-${from + at}`]);

/** Starts one import of sheets 'teil-1.xlsx', 'teil-2.xlsx' and so on. */
async function start(sheets: readonly Rows[]): Promise<string> {
  const files: { object: string; fileName: string }[] = [];
  for (const [at, rows] of sheets.entries()) {
    files.push({ object: await running.upload(rows as never), fileName: `teil-${at + 1}.xlsx` });
  }
  const [first = { object: '', fileName: '' }, ...more] = files;
  return (await running.bus.request(startImport, { ...first, more })).runId;
}

const placesOf = (prefix: string) =>
  [...running.directory.places.keys()].filter((id) => id.startsWith(`${prefix}-`));

describe('several files', () => {
  it('are imported in one run, whose report names the file of each row and is read page by page', async () => {
    const runId = await start([
      [header, ...places('a', 0, 3), [null, 'Krems', 'a-none']],
      [header, ...places('a', 3, 2), [null, 'Krems', 'a-nix'], ...places('a', 0, 1)],
      [header, ...places('a', 5, 1)],
    ]);
    const run = await running.ended(runId);
    expect(run).toMatchObject({
      state: 'done',
      imported: 6,
      duplicates: 1,
      errors: 2,
      total: 9,
      processed: 9,
    });
    expect([run.fileName, run.files]).toEqual(['teil-1.xlsx', 3]);
    const result = await running.bus.request(getImportResult, { runId });
    expect(result.errorReport).toMatchObject([
      { file: 'teil-1.xlsx', row_number: 5 },
      { file: 'teil-2.xlsx', row_number: 4 },
    ]);
    expect(result.duplicateReport).toMatchObject([{ file: 'teil-2.xlsx', row_number: 5, place_id: 'a-0' }]);
    const first = await running.bus.request(getImportResult, { runId, limit: 1 });
    const after = first.errorReport[0]?.position ?? 0;
    const second = await running.bus.request(getImportResult, { runId, limit: 1, after });
    expect([...first.errorReport, ...second.errorReport]).toEqual(result.errorReport);
    const { object } = await running.bus.request(prepareFailedRows, { runId });
    const book = new exceljs.Workbook();
    await book.xlsx.load((await buffer((await running.files.get(object)).content)) as unknown as ArrayBuffer);
    expect(book.worksheets[0]?.getColumn(3).values.slice(1)).toEqual(['place_id', 'a-none', 'a-nix']);
    expect(await running.files.list()).not.toContainEqual(
      expect.objectContaining({ name: expect.stringMatching(/^imports\//) as unknown }),
    );
  });

  it('are refused before anything is stored if one has other columns or cannot be read, naming it', async () => {
    const before = await running.files.list();
    const other = [
      ['name', 'place_id', 'city'],
      ['Betrieb', 'b-9', 'Krems'],
    ];
    await expect(start([[header, ...places('b', 0, 2)], other])).rejects.toMatchObject({
      code: 'unprocessable-file',
      message: "'teil-2.xlsx' has different columns from 'teil-1.xlsx'. Import it on its own.",
      reason: { name: 'files-differ', facts: { file: 'teil-2.xlsx', first: 'teil-1.xlsx' } },
    });
    await expect(start([[header, ...places('b', 0, 2)], [['x']]])).rejects.toMatchObject({
      message: expect.stringContaining('teil-2.xlsx: No sheet has a recognisable header') as unknown,
      reason: { facts: { file: 'teil-2.xlsx' } },
    });
    expect(placesOf('b')).toEqual([]);
    expect(await running.files.list()).toEqual(before);
  });

  it('are refused as a whole if reading them takes too long, after which another import can start', async () => {
    const before = await running.files.list();
    const limit = jest.replaceProperty(IMPORT, 'inspectTimeout', 0 as never);
    const sheets = Array.from({ length: 50 }, (_, at) => [header, ...places('d', at, 1)]);
    const refused = start(sheets);
    await expect(refused).rejects.toMatchObject({
      code: 'unprocessable-file',
      reason: { name: 'files-take-too-long' },
    });
    limit.restore();
    expect(await running.files.list()).toEqual(before);
    expect(placesOf('d')).toEqual([]);
    const runId = await start([[header, ...places('d', 0, 1)]]);
    expect(await running.ended(runId)).toMatchObject({ state: 'done', imported: 1 });
  });

  it('continue after their process ended in the second file, and are undone as a whole', async () => {
    const gate = new Gate();
    const started = start([
      [header, ...places('c', 0, 700)],
      [header, ...places('c', 700, 1_200)],
      [header, ...places('c', 1_900, 600)],
    ]);
    running.directory.before = ({ rows }) =>
      rows.some(({ business }) => business.placeId === 'c-1300') ? gate.pass() : Promise.resolve();
    const runId = await started;
    await gate.reached();
    await running.restartAt(gate, RunImport);
    expect(await running.ended(runId)).toMatchObject({
      state: 'done',
      imported: 2_500,
      duplicates: 0,
      errors: 0,
    });
    expect(placesOf('c')).toHaveLength(2_500);
    await running.bus.request(undoImport, { runId });
    const undone = await running.until(runId, ({ undo }) => undo !== null && undo.state !== 'running');
    expect(undone.undo).toMatchObject({ state: 'done', removed: 2_500 });
    expect(placesOf('c')).toEqual([]);
  });

  it.each([
    ['continue after 30 minutes', 'e', 1.5, { state: 'done', imported: 1_400 }],
    [
      'are ended after 40 minutes',
      'f',
      2,
      { state: 'failed', failure: { reason: { name: 'import-timeout', facts: { minutes: 40 } } } },
    ],
  ])('have 20 minutes each: two %s', async (_, prefix, passed, outcome) => {
    const gate = new Gate();
    const sheets = [0, 700].map((from) => [header, ...places(prefix, from, 700)]);
    running.directory.before = ({ rows }) =>
      rows.some(({ business }) => business.placeId === `${prefix}-800`) ? gate.pass() : Promise.resolve();
    const runId = await start(sheets);
    await gate.reached();
    const startedAt = new Date(Date.now() - passed * IMPORT.timeout);
    await running.runs.updateOne({ _id: runId }, { startedAt });
    await running.restartAt(gate, RunImport);
    expect(await running.ended(runId)).toMatchObject(outcome);
  });
});
