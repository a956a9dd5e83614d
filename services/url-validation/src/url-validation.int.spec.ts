import { buffer } from 'node:stream/consumers';
import {
  checkWebsite,
  getValidationStatus,
  listValidationRuns,
  prepareValidationReport,
  startValidation,
  stopValidation,
  websitesChecked,
} from '@gewerk/contracts/bus';
import { FileStore } from '@gewerk/messaging';
import {
  eventually,
  FakeDirectory,
  startRedis,
  startTestBus,
  type TestBus,
  type TestServer,
} from '@gewerk/testing';
import { type INestApplication, Module } from '@nestjs/common';
import exceljs from 'exceljs';
import { AppModule } from './app.module.js';
import { RunValidation } from './runs/run-validation.js';
import { ValidationRunsRepository } from './runs/validation-runs.repository.js';
import { BRIEFLY_HANGING, startTestSites, testLimitMs, type TestSites } from './test/test-sites.js';

const allow: string[] = [];

@Module({ imports: [AppModule.withChecker({ allow, timeoutMs: testLimitMs })] })
class TestModule {}

describe('the url-validation service', () => {
  let servers: TestBus;
  let directory: FakeDirectory<{ id: string; name: string; website: string }>;
  let redis: TestServer;
  let sites: TestSites;
  let app: INestApplication;

  beforeAll(async () => {
    [servers, redis, sites] = await Promise.all([startTestBus(), startRedis(), startTestSites()]);
    process.env['REDIS_URL'] = redis.url;
    allow.push(...sites.allow);
    for (let host = 1; host < 250; host += 1) allow.push(`127.0.2.${host}:${sites.port}`);
    directory = new FakeDirectory(servers.bus);
    app = await servers.start('url-validation', TestModule);
  });

  afterAll(async () => {
    await servers.close();
    await Promise.all([redis.stop(), sites.close()]);
  });

  const hold = (...websites: string[]): void => {
    directory.stored.clear();
    websites.forEach((website, index) =>
      directory.seed({ id: String(index).padStart(24, '0'), name: `=Betrieb ${index}`, website }),
    );
  };
  const ids = (): string[] => [...directory.stored.keys()];
  const status = () => servers.bus.request(getValidationStatus, {});
  const ended = async () => {
    await eventually(async () => (await status()).isComplete);
    return status();
  };

  /** Collects the grades reported to the directory from now on, by business. */
  const collectChecks = () => {
    const grades = new Map<string, string>();
    const listening = servers.bus.connection.subscribe(websitesChecked.subject, {
      callback: (_, message) => {
        const { checks } = websitesChecked.payload.parse(message.json());
        for (const { businessId, grade } of checks) grades.set(businessId, grade);
      },
    });
    return { grades: () => grades, end: () => listening.unsubscribe() };
  };

  it('ADM-URLS-03 has no run before the first one', async () => {
    expect(await status()).toEqual({
      total: 0,
      processed: 0,
      valid: 0,
      invalid: 0,
      currentBusiness: null,
      isComplete: false,
      reportFile: null,
      run: null,
    });
  });

  it('ADM-URLS-02 ADM-URLS-04 ADM-URLS-06 checks every website, shows the real number, and reports as xlsx and CSV', async () => {
    const { origin } = sites;
    hold(
      `${origin}/`,
      `${origin}/moved`,
      `${origin}/gone`,
      'http://127.1/',
      '',
      origin + BRIEFLY_HANGING,
      sites.tlsOrigin,
    );
    const told = collectChecks();
    const started = await Promise.allSettled([1, 2].map(() => servers.bus.request(startValidation, {})));
    const [accepted] = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const refused = started.filter(({ status }) => status === 'rejected');
    expect([accepted?.total, ...refused]).toMatchObject([6, { reason: { code: 'conflict' } }]);
    const end = await ended();
    expect(end).toMatchObject({
      total: 6,
      processed: 6,
      valid: 2,
      invalid: 4,
      run: { id: accepted?.runId, state: 'completed' },
    });
    expect(end.run?.grades).toEqual({
      valid: 1,
      moved: 1,
      'client-error': 1,
      'blocked-address': 1,
      'time-out': 1,
      'certificate-problem': 1,
    });
    expect(told.grades().get(ids()[1] ?? '')).toBe('moved');
    expect(told.grades().size).toBe(6);
    told.end();
    expect(end.reportFile).toMatch(/^url_validation_\d{4}-\d\d-\d\d\.xlsx$/);
    const files = app.get(FileStore);
    const fetched = async (format: 'xlsx' | 'csv') => {
      const { object } = await servers.bus.request(prepareValidationReport, {
        id: accepted?.runId ?? '',
        format,
      });
      return buffer((await files.get(object)).content);
    };
    const workbook = new exceljs.Workbook();
    await workbook.xlsx.load((await fetched('xlsx')) as never);
    const sheet = workbook.getWorksheet('websites');
    expect(sheet?.rowCount).toBe(7);
    expect((sheet?.getRow(3).values as unknown[]).slice(1, 7)).toEqual([
      '0'.repeat(23) + '1',
      '=Betrieb 1',
      `${origin}/moved`,
      'moved',
      200,
      `${origin}/new-home`,
    ]);
    const lines = (await fetched('csv')).toString().split('\r\n');
    expect(lines).toHaveLength(8);
    expect(lines[2]).toContain(`,'=Betrieb 1,${origin}/moved,moved,200,${origin}/new-home,,`);
  });

  it('stops, keeps what was done, and lists the runs', async () => {
    hold(...Array.from({ length: 40 }, () => `${sites.origin}/hanging`));
    await servers.bus.request(startValidation, {});
    await eventually(async () => (await status()).currentBusiness !== null);
    expect(await servers.bus.request(stopValidation, {})).toEqual({ stopped: true });
    const end = await ended();
    expect(end.run?.state).toBe('stopped');
    expect(end.processed).toBeLessThan(40);
    expect(end.total).toBe(40);
    expect(await servers.bus.request(stopValidation, {})).toEqual({ stopped: false });
    const { runs } = await servers.bus.request(listValidationRuns, {});
    expect(runs.map(({ state }) => state)).toEqual(['stopped', 'completed']);
  });

  it('resumes after a restart of the service, with the report of an undisturbed run', async () => {
    const hosts = Array.from({ length: 240 }, (_, index) => `http://127.0.2.${index + 1}:${sites.port}`);
    hold(...hosts.map((host, index) => (index % 40 === 39 ? host + BRIEFLY_HANGING : `${host}/?${index}`)));
    sites.asked.length = 0;
    await servers.bus.request(startValidation, {});
    await eventually(async () => (await status()).processed > 20);
    await app.close();
    app = await servers.start('url-validation', TestModule);
    const end = await ended();
    expect(end).toMatchObject({ total: 240, processed: 240, run: { grades: { valid: 234, 'time-out': 6 } } });
  });

  it('checks a single business on request', async () => {
    hold(`${sites.origin}/moved`, '');
    const id = ids()[0] ?? '';
    expect(await servers.bus.request(checkWebsite, { id })).toMatchObject({
      businessId: id,
      grade: 'moved',
      newAddress: `${sites.origin}/new-home`,
    });
    await expect(servers.bus.request(checkWebsite, { id: ids()[1] ?? '' })).rejects.toMatchObject({
      code: 'invalid-input',
    });
  });

  it('checks a single business next although a run uses all slots, once for simultaneous requests', async () => {
    const hosts = Array.from({ length: 240 }, (_, index) => `http://127.0.2.${index + 1}:${sites.port}`);
    hold(...hosts.map((host) => `${host}/hanging`), `${sites.origin}/gone?asked`);
    await servers.bus.request(startValidation, {});
    await eventually(() => sites.asked.filter((asked) => asked === 'HEAD /hanging').length >= 64);
    sites.asked.length = 0;
    const id = ids().at(-1) ?? '';
    let areDone = false;
    const checks = Promise.all([1, 2, 3].map(() => servers.bus.request(checkWebsite, { id })));
    void checks.catch(() => undefined).then(() => (areDone = true));
    // One slot after another becomes free; if the check had to wait its turn, 240 checks of the run would
    // precede it.
    await eventually(() => {
      sites.release(1);
      return areDone;
    });
    expect(new Set((await checks).map(({ grade }) => grade))).toEqual(new Set(['client-error']));
    expect(sites.asked.filter((asked) => asked === 'GET /gone?asked')).toHaveLength(1);
    expect((await status()).processed).toBeLessThan(200);
    await servers.bus.request(stopValidation, {});
    await ended();
  });

  it('refuses to check more than 8 businesses at once', async () => {
    hold(...Array.from({ length: 10 }, (_, index) => `http://127.0.2.${index + 1}:${sites.port}/hanging`));
    sites.asked.length = 0;
    const check = (id: string) => servers.bus.request(checkWebsite, { id });
    const [ninth = '', tenth = '', ...eight] = ids();
    const checks = Promise.all(eight.map(check));
    await eventually(() => sites.asked.length === 8);
    for (const id of [ninth, tenth]) await expect(check(id)).rejects.toMatchObject({ code: 'rate-limited' });
    sites.release();
    expect((await checks).map(({ grade }) => grade)).toEqual(Array.from({ length: 8 }, () => 'valid'));
  });

  it('checks only the websites of a selection, and refuses an unknown selection', async () => {
    const { origin } = sites;
    hold(`${origin}/`, `${origin}/gone`, `${origin}/moved`);
    const [, gone, moved] = ids();
    directory.selections.set('chosen', [gone ?? '', moved ?? '']);
    const told = collectChecks();
    expect(await servers.bus.request(startValidation, { selection: 'chosen' })).toMatchObject({ total: 2 });
    expect(await ended()).toMatchObject({
      ...{ total: 2, processed: 2, valid: 1, invalid: 1 },
      run: { isSelection: true, grades: { moved: 1, 'client-error': 1 } },
    });
    expect([...told.grades().keys()].sort()).toEqual([gone, moved]);
    told.end();
    await expect(servers.bus.request(startValidation, { selection: 'other' })).rejects.toMatchObject({
      code: 'invalid-input',
    });
  });

  it('reports an error code for a run that failed after it was queued too often', async () => {
    const run = { _id: 'failing', state: 'running', selection: 'gone', queuings: 50 } as const;
    await app.get(ValidationRunsRepository).insert({ ...run, createdAt: new Date() });
    await app.get(RunValidation).run(run._id);
    expect((await status()).run).toMatchObject({ id: run._id, fault: { code: 'invalid-input' } });
  });
});
