import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  getPhoto,
  getPhotoUpdate,
  type PhotoRun,
  photosLookedFor,
  startPhotoUpdate,
  stopPhotoUpdate,
} from '@gewerk/contracts/bus';
import { eventually, startTestBus, type TestBus } from '@gewerk/testing';
import { type INestApplication, Module } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AppModuleForTests } from '../app.module.js';
import type { PhotoResultRecord } from './photo-result.schema.js';
import type { PhotoRunRecord } from './photo-run.schema.js';
import { business, MediaDirectory } from '../test/media-directory.js';
import { drawnPicture, pageWith, startTestSites, testLimitMs, type TestSites } from '../test/test-sites.js';

const allow: string[] = [];

@Module({ imports: [AppModuleForTests.withSites({ allow, pauseMs: 0, timeoutMs: testLimitMs })] })
class TestModule {}

const id = (number: number): string => String(number).padStart(24, '0');

describe('the photo update', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gewerk-media-'));
  let servers: TestBus;
  let sites: TestSites;
  let directory: MediaDirectory;
  let app: INestApplication;

  const newest = async (): Promise<PhotoRun> => (await servers.bus.request(getPhotoUpdate, {})).run!;
  const ended = async (): Promise<PhotoRun> => {
    await eventually(async () => (await newest()).finishedAt !== null);
    return newest();
  };
  const hold = (websites: string[], photos: string[] = []): void => {
    directory.stored.clear();
    directory.replaced.length = 0;
    sites.asked.length = 0;
    websites.forEach((website, index) => directory.seed(business(id(index + 1), { website, photos })));
  };
  const origin = (host: number): string => `http://127.0.5.${host}:${sites.port}`;
  const sum = ({ outcomes }: PhotoRun): number =>
    Object.values(outcomes).reduce((all, count) => all + count, 0);

  beforeAll(async () => {
    [servers, sites] = await Promise.all([startTestBus(), startTestSites()]);
    process.env['DATA_DIR'] = folder;
    for (let host = 1; host < 250; host += 1) allow.push(`127.0.5.${host}:${sites.port}`);
    directory = new MediaDirectory(servers.bus);
    app = await servers.start('media', TestModule);
    sites.answers.set('/', { body: pageWith('/halle.jpg') });
    sites.answers.set('/plain', { body: '<!doctype html><title>Werkstatt</title>' });
    sites.answers.set('/hanging', () => undefined);
    sites.answers.set('/never', () => undefined);
    sites.answers.set('/halle.jpg', { body: await drawnPicture(600, 400), type: 'image/jpeg' });
  });

  afterAll(async () => {
    await servers.close();
    await sites.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has no run before the first one', async () => {
    expect(await servers.bus.request(getPhotoUpdate, {})).toEqual({ run: null });
  });

  it('gives photos to businesses that have none or broken ones, and counts each outcome', async () => {
    hold([`${origin(1)}/`, `${origin(2)}/`, `${origin(3)}/`, `${origin(4)}/plain`, 'http://127.1/']);
    directory.seed(business(id(2), { website: `${origin(2)}/`, photos: [`${origin(2)}/gone.jpg`] }));
    directory.seed(business(id(3), { website: `${origin(3)}/`, photos: [`${origin(3)}/halle.jpg?eigen`] }));
    sites.answers.set('/halle.jpg?eigen', { body: await drawnPicture(300, 300), type: 'image/jpeg' });
    directory.seed(
      business(id(6), { website: 'https://x.example/', photos: ['/demo-pictures/friseur-1.svg'] }),
    );
    directory.seed(business(id(7), { website: null, photos: [] }));
    const told = new Map<string, string>();
    const listening = servers.bus.connection.subscribe(photosLookedFor.subject, {
      callback: (_, message) => {
        const { businessId, outcome } = photosLookedFor.payload.parse(message.json());
        told.set(businessId, outcome);
      },
    });
    const { runId, total } = await servers.bus.request(startPhotoUpdate, {});
    expect(total).toBe(6);
    await expect(servers.bus.request(startPhotoUpdate, {})).rejects.toMatchObject({ code: 'conflict' });
    expect(await ended()).toMatchObject({
      id: runId,
      state: 'completed',
      total: 6,
      processed: 6,
      outcomes: { added: 1, replaced: 1, kept: 2, 'no-picture': 1, unreachable: 1 },
      currentBusiness: null,
      failure: null,
    });
    listening.unsubscribe();
    expect([...told].sort().map(([, outcome]) => outcome)).toEqual([
      'added',
      'replaced',
      'kept',
      'no-picture',
      'unreachable',
      'kept',
    ]);
    expect(directory.stored.get(id(1))?.photos).toEqual([`${origin(1)}/halle.jpg`]);
    expect(directory.stored.get(id(2))?.photos).toEqual([`${origin(2)}/halle.jpg`]);
    expect(directory.stored.get(id(3))?.photos).toEqual([`${origin(3)}/halle.jpg?eigen`]);
    sites.asked.length = 0;
    const photo = await servers.bus.request(getPhoto, { businessId: id(1), index: 0, width: 400 });
    expect(photo).toMatchObject({ contentType: 'image/webp' });
    expect(sites.asked).toEqual([]);
  });

  it('processes only the businesses of a selection', async () => {
    hold([`${origin(7)}/`, `${origin(8)}/`]);
    directory.selections.set('chosen', [id(2)]);
    expect(await servers.bus.request(startPhotoUpdate, { selection: 'chosen' })).toMatchObject({ total: 1 });
    expect(await ended()).toMatchObject({ isSelection: true, processed: 1, outcomes: { added: 1 } });
    expect(directory.stored.get(id(1))?.photos).toEqual([]);
    await expect(servers.bus.request(startPhotoUpdate, { selection: 'other' })).rejects.toMatchObject({
      code: 'invalid-input',
    });
  });

  it('stops on request, and keeps what was done', async () => {
    hold(Array.from({ length: 40 }, (_, index) => (index === 0 ? `${origin(11)}/` : `${origin(12)}/never`)));
    await servers.bus.request(startPhotoUpdate, {});
    const oneIsDone = async (): Promise<boolean> => (await newest()).outcomes.added === 1;
    await eventually(oneIsDone);
    expect((await newest()).currentBusiness).toBe('Werkstatt Grünwald');
    expect(await servers.bus.request(stopPhotoUpdate, {})).toEqual({ stopped: true });
    const run = await ended();
    expect(run).toMatchObject({ state: 'stopped', total: 40 });
    expect(run.processed).toBeLessThan(40);
    expect(directory.stored.get(id(1))?.photos).toHaveLength(1);
    expect(await servers.bus.request(stopPhotoUpdate, {})).toEqual({ stopped: false });
  });

  it('resumes after a restart of the service, each business once, with the counts of an undisturbed run', async () => {
    hold(
      Array.from({ length: 60 }, (_, index) =>
        index % 20 === 19 ? `${origin(index + 20)}/hanging` : `${origin(index + 20)}/`,
      ),
    );
    const goOn = Promise.withResolvers<void>();
    directory.laterPages = goOn.promise;
    await servers.bus.request(startPhotoUpdate, {});
    const someAreDone = async (): Promise<boolean> => (await newest()).processed > 15;
    await eventually(someAreDone, { everyMs: 20 });
    const closed = app.close();
    goOn.resolve();
    await closed;
    expect(directory.replaced.length).toBeLessThan(57);
    app = await servers.start('media', TestModule);
    const run = await ended();
    expect(run).toMatchObject({ state: 'completed', total: 60, outcomes: { added: 57, unreachable: 3 } });
    expect(sum(run)).toBe(60);
    expect([...directory.replaced].sort()).toEqual([...new Set(directory.replaced)].sort());
    expect(directory.replaced).toHaveLength(57);
  });

  it('continues the run of a dead process: pending photos are stored, and nothing is processed twice', async () => {
    hold([31, 32, 33].map((host) => `${origin(host)}/`));
    const [runId, at] = ['run-of-a-dead-process', new Date()];
    const photo = `${origin(32)}/halle.jpg`;
    const { db } = app.get<Connection>(getConnectionToken());
    const result = (business: number) => ({ runId, businessId: id(business), outcome: 'added', at }) as const;
    await db?.collection<PhotoResultRecord>('photo_results').insertMany([
      { _id: `${runId}:${id(1)}`, ...result(1) },
      { _id: `${runId}:${id(2)}`, ...result(2), pending: { photo, broken: [] } },
    ]);
    await db?.collection<PhotoRunRecord>('photo_runs').insertOne({
      ...{ _id: runId, state: 'running', active: true, stopRequested: false, owner: 'a dead process' },
      ...{ total: 3, outcomes: {}, currentBusiness: null, after: null, failure: null },
      ...{ queuedAt: at, queuings: 1 },
      ...{ createdAt: at, leaseUntil: new Date(at.getTime() + 500), finishedAt: null },
    });
    expect(await ended()).toMatchObject({ id: runId, state: 'completed', total: 3, outcomes: { added: 3 } });
    expect(directory.replaced).toEqual([id(2), id(3)]);
    expect(directory.stored.get(id(2))?.photos).toEqual([photo]);
    expect(sites.asked.every((line) => line.startsWith('127.0.5.33 '))).toBe(true);
  });

  it('reports an error code for a run that failed after too many tries', async () => {
    const at = new Date();
    const { db } = app.get<Connection>(getConnectionToken());
    await db?.collection<PhotoRunRecord>('photo_runs').insertOne({
      ...{ _id: 'of-a-selection-gone', state: 'running', active: true, stopRequested: false },
      ...{ total: null, outcomes: {}, currentBusiness: null, after: null, failure: null, selection: 'gone' },
      ...{
        queuedAt: new Date(0),
        queuings: 40,
        createdAt: at,
        owner: null,
        leaseUntil: null,
        finishedAt: null,
      },
    });
    expect(await ended()).toMatchObject({
      ...{ id: 'of-a-selection-gone', state: 'failed', fault: { code: 'invalid-input' } },
    });
  });
});
