import { GewerkError } from '@gewerk/contracts';
import { cancelImport, getImportResult, undoImport } from '@gewerk/contracts/bus';
import { RETENTION_DAYS } from '@gewerk/contracts/limits';
import { Gate } from '../test/gate.js';
import { RunningImportExport } from '../test/running-import-export.js';
import { RunUndo } from './run-undo.js';

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

const undo = (runId: string) => running.bus.request(undoImport, { runId });
const undone = (runId: string) =>
  running.until(runId, (run) => run.undo !== null && run.undo.state !== 'running');

const start = (prefix: string, count: number) =>
  running.begin([
    ['name', 'city', 'place_id'],
    ...Array.from({ length: count }, (_, index) => [`Betrieb ${index}`, 'Krems', `${prefix}-${index}`]),
  ]);

async function imported(prefix: string, count: number): Promise<string> {
  const runId = await start(prefix, count);
  expect(await running.ended(runId)).toMatchObject({
    state: 'done',
    imported: count,
    canUndo: true,
    undo: null,
  });
  return runId;
}

const placesOf = (prefix: string) =>
  [...running.directory.places.keys()].filter((id) => id.startsWith(`${prefix}-`));

it('undoes every batch of a run from the last to the first, reports the outcome, and keeps its result', async () => {
  const runId = await imported('a', 1_200);
  const asked: (number | null)[] = [];
  running.directory.beforeUndo = ({ before }) => Promise.resolve(void asked.push(before));
  expect(await undo(runId)).toMatchObject({ id: runId, canUndo: false, undo: { state: 'running' } });
  expect(await undone(runId)).toMatchObject({
    state: 'done',
    imported: 1_200,
    canUndo: false,
    undo: { state: 'done', removed: 1_200, restored: 0, kept: 0, failure: null },
  });
  expect(asked).toEqual([null, 2, 1, 0]);
  expect(placesOf('a')).toEqual([]);
  expect(await running.bus.request(getImportResult, { runId })).toMatchObject({ imported: 1_200 });
  await expect(undo(runId)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('undone'),
  });
});

it('continues after its process ended in the middle, and counts each batch once', async () => {
  const runId = await imported('b', 2_000);
  const gate = new Gate();
  running.directory.beforeUndo = ({ before }) =>
    before !== null && before <= 2 ? gate.pass() : Promise.resolve();
  await undo(runId);
  await gate.reached();
  await running.restartAt(gate, RunUndo);
  expect((await undone(runId)).undo).toMatchObject({ state: 'done', removed: 2_000 });
  expect(placesOf('b')).toEqual([]);
});

it('prevents other imports while it runs, and does not start while one runs', async () => {
  const runId = await imported('c', 600);
  const undoing = new Gate();
  running.directory.beforeUndo = () => undoing.pass();
  await undo(runId);
  expect(await undo(runId)).toMatchObject({ undo: { state: 'running' } });
  await expect(start('d', 1)).rejects.toMatchObject({ code: 'conflict' });
  await expect(running.bus.request(cancelImport, { runId })).rejects.toMatchObject({ code: 'conflict' });
  undoing.open();
  await undone(runId);
  const before = await imported('e', 1);
  const importing = new Gate();
  running.directory.before = () => importing.pass();
  const going = await start('f', 1);
  await expect(undo(going)).rejects.toMatchObject({ code: 'conflict' });
  await expect(undo(before)).rejects.toMatchObject({ code: 'conflict' });
  importing.open();
  await running.ended(going);
});

it('reports why it failed, and continues from there when it is requested again', async () => {
  const runId = await imported('g', 1_100);
  running.directory.beforeUndo = ({ before }) =>
    before === 2 ? Promise.reject(new GewerkError('invalid-input', 'not known')) : Promise.resolve();
  await undo(runId);
  expect(await undone(runId)).toMatchObject({
    canUndo: true,
    undo: { state: 'failed', failure: 'not known', fault: { code: 'invalid-input' }, removed: 100 },
  });
  running.directory.calm();
  await undo(runId);
  const done = (await undone(runId)).undo;
  expect(done).toMatchObject({ state: 'done', failure: null, removed: 1_100 });
  expect(done).not.toHaveProperty('fault');
});

it('is not offered for an unknown run, one that changed nothing, or one of long ago', async () => {
  await expect(undo('nope')).rejects.toMatchObject({ code: 'run-not-found' });
  const first = await imported('h', 1);
  const again = await start('h', 1);
  expect(await running.ended(again)).toMatchObject({ imported: 0, canUndo: false });
  await expect(undo(again)).rejects.toMatchObject({ code: 'conflict' });
  const longAgo = new Date(Date.now() - (RETENTION_DAYS.importUndo * 24 + 1) * 3_600_000);
  await running.runs.updateOne({ _id: first }, { startedAt: longAgo });
  expect(await running.run(first)).toMatchObject({ canUndo: false });
  await expect(undo(first)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('14 days') as unknown,
  });
});
