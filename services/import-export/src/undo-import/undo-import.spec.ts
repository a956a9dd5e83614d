import { Readable } from 'node:stream';
import {
  cancelImport,
  getImportResult,
  getImportRun,
  GewerkError,
  type ImportRun,
  RETENTION_DAYS,
  startImport,
  undoImport,
} from '@gewerk/contracts';
import { FileStore } from '@gewerk/messaging';
import { startRedis, startTestBus, type TestBus, type TestServer, waitUntil } from '@gewerk/testing';
import type { INestApplication } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AppModule } from '../app.module.js';
import { IMPORT_RUN_MODEL, type ImportRunRecord } from '../import-runs/import-run.schema.js';
import { FakeDirectory, FakeDirectoryModule } from '../test-support/fake-directory.js';
import { sheetOf } from '../test-support/sheets.js';

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
  directory = (await servers.start('directory', FakeDirectoryModule)).get(FakeDirectory);
  service = await servers.start('import-export', AppModule);
  files = new FileStore(servers.bus);
});

beforeEach(() => {
  directory.before = () => Promise.resolve();
  directory.beforeUndo = () => Promise.resolve();
});

afterAll(async () => {
  await servers.close();
  await redis.stop();
});

const get = (runId: string) => servers.bus.request(getImportRun, { runId });
const undo = (runId: string) => servers.bus.request(undoImport, { runId });

async function start(prefix: string, count: number): Promise<string> {
  const rows = Array.from({ length: count }, (_, index) => [
    `Betrieb ${index}`,
    'Krems',
    `${prefix}-${index}`,
  ]);
  objects += 1;
  const object = `imports/${objects}`;
  const bytes = await sheetOf([['name', 'city', 'place_id'], ...rows]);
  await files.put(object, Readable.from([bytes]));
  return (await servers.bus.request(startImport, { object, fileName: 'places.xlsx' })).runId;
}

async function until(runId: string, reached: (run: ImportRun) => boolean): Promise<ImportRun> {
  let run = await get(runId);
  await waitUntil(
    async () => {
      run = await get(runId);
      return reached(run);
    },
    { timeoutMs: 60_000 },
  );
  return run;
}

const ended = (runId: string) => until(runId, ({ finishedAt }) => finishedAt !== null);
const undone = (runId: string) => until(runId, (run) => run.undo !== null && run.undo.state !== 'running');

async function imported(prefix: string, count: number): Promise<string> {
  const runId = await start(prefix, count);
  expect(await ended(runId)).toMatchObject({ state: 'done', imported: count, canUndo: true, undo: null });
  return runId;
}

const placesOf = (prefix: string) => [...directory.places.keys()].filter((id) => id.startsWith(`${prefix}-`));

it('takes back every batch of a run from the last to the first, tells what came of it, and keeps its result', async () => {
  const runId = await imported('a', 1_200);
  const asked: (number | null)[] = [];
  directory.beforeUndo = ({ before }) => Promise.resolve(void asked.push(before));
  expect(await undo(runId)).toMatchObject({ id: runId, canUndo: false, undo: { state: 'running' } });
  expect(await undone(runId)).toMatchObject({
    state: 'done',
    imported: 1_200,
    canUndo: false,
    undo: { state: 'done', removed: 1_200, restored: 0, kept: 0, failure: null },
  });
  expect(asked).toEqual([null, 2, 1, 0]);
  expect(placesOf('a')).toEqual([]);
  expect(await servers.bus.request(getImportResult, { runId })).toMatchObject({ imported: 1_200 });
  await expect(undo(runId)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('undone'),
  });
});

it('continues after its process ended in the middle, and counts each batch once', async () => {
  const runId = await imported('b', 2_000);
  let asked = 0;
  directory.beforeUndo = async ({ before }) => {
    asked += 1;
    if (before !== null && before <= 2) await new Promise((resolve) => setTimeout(resolve, 1_000));
  };
  await undo(runId);
  await waitUntil(() => Promise.resolve(asked >= 3), { timeoutMs: 30_000 });
  await service.close();
  directory.beforeUndo = () => Promise.resolve();
  service = await servers.start('import-export', AppModule);
  expect((await undone(runId)).undo).toMatchObject({ state: 'done', removed: 2_000 });
  expect(placesOf('b')).toEqual([]);
});

it('lets no import start meanwhile, and is not begun while one runs', async () => {
  const runId = await imported('c', 600);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  directory.beforeUndo = () => held;
  await undo(runId);
  expect(await undo(runId)).toMatchObject({ undo: { state: 'running' } });
  await expect(start('d', 1)).rejects.toMatchObject({ code: 'conflict' });
  await expect(servers.bus.request(cancelImport, { runId })).rejects.toMatchObject({ code: 'conflict' });
  release();
  await undone(runId);
  const before = await imported('e', 1);
  let go: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (go = resolve));
  directory.before = () => waiting;
  const running = await start('f', 1);
  await expect(undo(running)).rejects.toMatchObject({ code: 'conflict' });
  await expect(undo(before)).rejects.toMatchObject({ code: 'conflict' });
  go();
  await ended(running);
});

it('tells why it failed, and goes on from there when it is asked for again', async () => {
  const runId = await imported('g', 1_100);
  directory.beforeUndo = ({ before }) =>
    before === 2 ? Promise.reject(new GewerkError('invalid-input', 'not known')) : Promise.resolve();
  await undo(runId);
  expect(await undone(runId)).toMatchObject({
    canUndo: true,
    undo: { state: 'failed', failure: 'not known', removed: 100 },
  });
  directory.beforeUndo = () => Promise.resolve();
  await undo(runId);
  expect((await undone(runId)).undo).toMatchObject({ state: 'done', failure: null, removed: 1_100 });
});

it('is not offered for an unknown run, one that changed nothing, or one of long ago', async () => {
  await expect(undo('nope')).rejects.toMatchObject({ code: 'run-not-found' });
  const first = await imported('h', 1);
  const again = await start('h', 1);
  expect(await ended(again)).toMatchObject({ imported: 0, canUndo: false });
  await expect(undo(again)).rejects.toMatchObject({ code: 'conflict' });
  const longAgo = new Date(Date.now() - (RETENTION_DAYS.importUndo * 24 + 1) * 3_600_000);
  await service
    .get<Model<ImportRunRecord>>(getModelToken(IMPORT_RUN_MODEL))
    .updateOne({ _id: first }, { startedAt: longAgo });
  expect(await get(first)).toMatchObject({ canUndo: false });
  await expect(undo(first)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('14 days') as unknown,
  });
});
