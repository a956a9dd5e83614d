import { GewerkError } from '@gewerk/contracts';
import {
  cancelImport,
  forgetImportedPlaces,
  getImportResult,
  getImportRun,
  type ImportRun,
  listImportRuns,
  runProgress,
  startImport,
} from '@gewerk/contracts/bus';
import { IMPORT } from '@gewerk/contracts/limits';
import { EventListener } from '@gewerk/messaging';
import { eventually } from '@gewerk/testing';
import { ImportRunsRepository } from './runs/import-runs.repository.js';
import { ForgetReports } from './report/forget-reports.js';
import { RunImport } from './imports/run-import.js';
import { badFiles } from './test/bad-files.js';
import { Gate } from './test/gate.js';
import { RunningImportExport } from './test/running-import-export.js';

let running: RunningImportExport;

beforeAll(async () => {
  running = await RunningImportExport.start();
});

beforeEach(() => {
  running.directory.calm();
});

afterAll(() => running.close());

const header = ['name', 'city', 'place_id', 'rating'];
const places = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => [`Betrieb ${index}`, 'Krems', `${prefix}-${index}`, 4]);

describe('the import', () => {
  it('keeps its report for 90 days without places removed on request, and its run for longer', async () => {
    const rows = [...places('kept', 3), ...places('kept', 3)];
    const id = await running.begin([header, ...rows]);
    await running.ended(id);
    const names = async () =>
      (await running.bus.request(getImportResult, { runId: id })).duplicateReport.map(
        ({ place_id }) => place_id,
      );
    expect(await names()).toEqual(['kept-0', 'kept-1', 'kept-2']);
    await running.bus.request(forgetImportedPlaces, { placeIds: ['kept-1'] });
    expect(await names()).toEqual(['kept-0', 'kept-2']);
    const reports = running.service.get(ForgetReports);
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await reports.forgetOld(inDays(89));
    expect(await names()).toEqual(['kept-0', 'kept-2']);
    await reports.forgetOld(inDays(91));
    expect(await names()).toEqual([]);
    expect(await running.bus.request(getImportRun, { runId: id })).toMatchObject({ duplicates: 3 });
  });

  it('ADM-API-14 stores the good rows and reports duplicates and errors by row, so that they add up', async () => {
    const rows = [
      ...places('a', 3),
      ['Betrieb 1', 'Krems', 'a-1', 4],
      [null, 'Krems', 'a-9', 4],
      ['x'.repeat(301), 'Krems', 'a-10', 4],
    ];
    const runId = await running.begin([header, ...rows]);
    expect(await running.ended(runId)).toMatchObject({
      state: 'done',
      processed: 6,
      total: 6,
      imported: 3,
      duplicates: 1,
      errors: 2,
      failure: null,
    });
    expect(await running.bus.request(getImportResult, { runId })).toEqual({
      success: true,
      imported: 3,
      duplicates: 1,
      errors: 2,
      duplicateReport: [{ row_number: 5, name: 'Betrieb 1', place_id: 'a-1' }],
      errorReport: [
        {
          ...{ row_number: 6, code: 'missing', field: 'name', value: null },
          error: 'The name is missing. It must be the name of the business in at most 300 characters.',
        },
        {
          ...{ row_number: 7, code: 'too-long', field: 'name', value: 'x'.repeat(100) },
          error: `The name '${'x'.repeat(60)}…' is too long. It must be the name of the business in at most 300 characters.`,
        },
      ],
      noted: 0,
      noteReport: [],
      returnable: 2,
    });
  });

  it('returns its reports page by page, in order of rows', async () => {
    const runId = await running.begin([header, ...places('b', 5), ...places('b', 5)]);
    await running.ended(runId);
    const page = await running.bus.request(getImportResult, { runId, after: 8, limit: 2 });
    expect(page.duplicateReport.map((entry) => entry.row_number)).toEqual([9, 10]);
  });

  it('refuses every bad file with its reason, stores no row and keeps no file', async () => {
    const before = running.directory.places.size;
    for (const { fault, bytes, code, reason } of await badFiles()) {
      const object = await running.upload(bytes);
      const refused = running.bus.request(startImport, { object, fileName: `${fault}.xlsx` });
      await expect(refused).rejects.toMatchObject({
        code,
        message: expect.stringMatching(reason) as unknown,
      });
      await expect(running.files.get(object)).rejects.toMatchObject({ code: 'file-not-found' });
    }
    expect(running.directory.places.size).toBe(before);
  });

  it('ADM-IMPORT-03 refuses a file above 20 MB', async () => {
    await expect(running.begin(Buffer.alloc(IMPORT.maxBytes + 1))).rejects.toMatchObject({
      code: 'payload-too-large',
    });
  });

  it('runs one import at a time, and reports its progress', async () => {
    const gate = new Gate();
    running.directory.before = () => gate.pass();
    const announced: ImportRun[] = [];
    running.service.get(EventListener).listen(
      [runProgress],
      (_, payload) => void announced.push((payload as { run: ImportRun }).run),
      () => undefined,
    );
    const runId = await running.begin([header, ...places('c', 3)]);
    await expect(running.begin([header, ...places('d', 3)])).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(running.bus.request(getImportResult, { runId })).rejects.toMatchObject({ code: 'conflict' });
    gate.open();
    await running.ended(runId);
    await eventually(() =>
      Promise.resolve(announced.some((run) => run.id === runId && run.state === 'done')),
    );
    expect(announced.at(-1)).toMatchObject({ id: runId, processed: 3 });
  });

  it('resumes automatically after the directory failed for a while', async () => {
    let failures = 0;
    running.directory.before = () => {
      failures += 1;
      return failures > 3 ? Promise.resolve() : Promise.reject(new GewerkError('unavailable', 'away'));
    };
    const run = await running.ended(await running.begin([header, ...places('e', 700)]));
    expect(failures).toBeGreaterThan(3);
    expect(run).toMatchObject({ state: 'done', imported: 700 });
  });

  it('continues after its process ended in the middle, with the same report as an undisturbed run', async () => {
    const rows = [...places('f', 1_800), ...places('f', 300), [null, 'Krems', 'f-x', 4]];
    const gate = new Gate();
    running.directory.before = ({ batch }) => (batch >= 2 ? gate.pass() : Promise.resolve());
    const runId = await running.begin([header, ...rows]);
    await gate.reached();
    await running.restartAt(gate, RunImport);
    expect(await running.ended(runId)).toMatchObject({
      state: 'done',
      processed: 2_101,
      imported: 1_800,
      duplicates: 300,
      errors: 1,
    });
    const result = await running.bus.request(getImportResult, { runId });
    expect(result.duplicateReport.map((entry) => entry.row_number)).toEqual(
      Array.from({ length: 300 }, (_, index) => 1_802 + index),
    );
  });

  it('ends a run early if the operator asks for it, and reports what was stored by then', async () => {
    const gate = new Gate();
    running.directory.before = ({ batch }) => (batch >= 3 ? gate.pass() : Promise.resolve());
    const runId = await running.begin([header, ...places('h', 5_000)]);
    await gate.reached();
    const { runs } = await running.bus.request(listImportRuns, { limit: 1 });
    expect(runs).toEqual([expect.objectContaining({ id: runId, fileName: 'places.xlsx', finishedAt: null })]);
    await running.bus.request(cancelImport, { runId });
    const renewed = jest.spyOn(running.service.get(ImportRunsRepository), 'renew');
    await eventually(() => Promise.resolve(renewed.mock.results.length > 0));
    await renewed.mock.results[0]?.value;
    gate.open();
    const run = await running.ended(runId);
    expect(run).toMatchObject({ state: 'cancelled', failure: null, processed: run.imported });
    expect(run.imported).toBeGreaterThanOrEqual(1_500);
    expect(run.imported).toBeLessThan(5_000);
    const kept = [...running.directory.places.keys()].filter((place) => place.startsWith('h-'));
    expect(kept).toHaveLength(run.imported);
    expect(await running.bus.request(getImportResult, { runId })).toMatchObject({
      success: false,
      imported: run.imported,
      errorReport: [],
    });
    await expect(running.bus.request(cancelImport, { runId })).rejects.toMatchObject({ code: 'conflict' });
    await expect(running.bus.request(cancelImport, { runId: 'nope' })).rejects.toMatchObject({
      code: 'run-not-found',
    });
  });

  it('ADM-IMPORT-11 fails a run that has not ended 20 minutes after its start, with the reason', async () => {
    const gate = new Gate();
    running.directory.before = ({ batch }) => (batch >= 2 ? gate.pass() : Promise.resolve());
    const runId = await running.begin([header, ...places('i', 5_000)]);
    await gate.reached();
    // The running process has already computed its time limit; the next one computes it from this start time.
    await running.runs.updateOne({ _id: runId }, { startedAt: new Date(Date.now() - IMPORT.timeout) });
    await running.restartAt(gate, RunImport);
    const run = await running.ended(runId);
    expect(run).toMatchObject({ state: 'failed', failure: { code: 'timeout' } });
    const { success, imported, errorReport } = await running.bus.request(getImportResult, { runId });
    expect({ success, imported }).toEqual({ success: false, imported: run.imported });
    expect(imported).toBeLessThan(5_000);
    expect(errorReport[0]).toEqual({
      ...{ row_number: 0, errorCode: 'timeout', reason: { name: 'import-timeout', facts: { minutes: 20 } } },
      error: expect.stringContaining('within 20 minutes') as unknown,
    });
  });

  it('lists runs page by page, newest first', async () => {
    const first = await running.bus.request(listImportRuns, { limit: 2 });
    expect(first.runs.map(({ state }) => state)).toEqual(['failed', 'cancelled']);
    const second = await running.bus.request(listImportRuns, { limit: 2, before: first.next ?? '' });
    expect(second.runs.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(new Set([...first.runs, ...second.runs].map(({ id }) => id)).size).toBe(4);
  });

  it('finds and requeues a run that Redis lost', async () => {
    await running.redis.kill();
    const object = await running.upload([header, ...places('g', 2)]);
    const { runId } = await running.bus.request(startImport, { object, fileName: 'places.xlsx' });
    await running.redis.restart();
    expect(await running.ended(runId)).toMatchObject({ state: 'done', imported: 2 });
  });

  it('reports run-not-found for a run that never existed', async () => {
    await expect(running.bus.request(getImportRun, { runId: 'nope' })).rejects.toMatchObject({
      code: 'run-not-found',
    });
  });
});
