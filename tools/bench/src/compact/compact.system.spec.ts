import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { ImportResult, ImportRun } from '@gewerk/contracts/bus';
import { panelRoutes } from '@gewerk/contracts/http';
import { waitUntil } from '@gewerk/engines';
import { TOTP } from 'otpauth';
import { makeChaosSheet, markOf } from '../chaos/chaos-sheet.js';
import { IndexedBusinesses } from '../chaos/indexed-businesses.js';
import { StoredBusinesses } from '../chaos/stored-businesses.js';
import { FormSender } from '../forms/form-sender.js';
import { OperatorClient } from '../replicas/operator-client.js';
import { readRuns } from '../replicas/run-events.js';
import { LaunchedSystem } from '../system/launched-system.js';
import { metricsOf } from '../system/system-record.js';
import { setPassword } from './set-password.js';

jest.setTimeout(240_000);

const RESTART = resolve(__dirname, '../../../../deploy/local/dist/commands/restart.js');
const PASSWORD = 'meisterbrief-1984';
const CODE_EVERY_MS = 30_000;
const NO_LIMIT = '1000000';
const ROWS = 6_000;

let folder: string;
let system: LaunchedSystem;
let operator: OperatorClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gewerk-compact-'));
  system = await LaunchedSystem.start({
    dataDir: join(folder, 'data'),
    demo: 120,
    readyWithinMs: 200_000,
    env: {
      PROCESSES: 'one',
      ADMIN_PASSWORD: PASSWORD,
      RATE_LIMIT_READS: NO_LIMIT,
      RATE_LIMIT_WRITES: NO_LIMIT,
    },
  });
  operator = await OperatorClient.logIn(system.url, PASSWORD);
});

afterAll(async () => {
  await system?.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
});

const logOf = (service: string) => readFile(join(folder, 'data/logs', `${service}.log`), 'utf8');

/** How many lines of the service's log contain this. */
const timesSaid = async (service: string, text: string) => (await logOf(service)).split(text).length - 1;

const restart = (service: string) =>
  promisify(execFile)(process.execPath, [RESTART, service], {
    env: { ...process.env, DATA_DIR: join(folder, 'data') },
  });

async function found(query: string): Promise<number> {
  const answer = await fetch(`${system.url}/api/businesses/search?query=${encodeURIComponent(query)}`);
  return ((await answer.json()) as { businesses: unknown[] }).businesses.length;
}

describe('a system of one process', () => {
  it('is one process next to the backing servers, with health, metrics and a log for each service', async () => {
    const { owner, processes, health } = system.record;
    const services = Object.keys(health);
    expect(services).toHaveLength(9);
    const running = processes.filter(({ name }) => services.includes(name));
    expect(running.map(({ pid }) => pid)).toEqual(services.map(() => owner.pid));
    for (const service of services) {
      expect([service, (await fetch(`${health[service]}/readyz`)).status]).toEqual([service, 200]);
      expect(await metricsOf(system.record, service)).toContain('nodejs_eventloop_lag_seconds');
      expect(await logOf(service)).toContain(`"service":"${service}"`);
    }
    const counted = await metricsOf(system.record, 'search');
    expect(counted).toContain('search.');
    expect(counted).not.toContain('settings.get');
  });

  it('finds businesses and stores a submission', async () => {
    expect(await found('Werkstatt')).toBeGreaterThan(0);
    const sender = new FormSender(system.url);
    const [token = ''] = await sender.open('submission', 1);
    const { id } = await sender.send('submission', 'kompaktbetrieb', token, true);
    const { submissions } = await operator.read<{ submissions: { id: string }[] }>(
      system.url,
      '/api/admin/submissions',
    );
    expect(submissions.map((one) => one.id)).toContain(id);
  });

  it('restarts one service alone, and a running import completes with every row', async () => {
    const mark = markOf(7);
    const sheet = join(folder, 'sheet.xlsx');
    await makeChaosSheet(sheet, mark, ROWS);
    const leave = new AbortController();
    const stream = await operator.call(
      ...([system.url, 'GET', '/api/admin/import-runs/events', undefined, leave.signal] as const),
    );
    const begun = readRuns(stream, ({ processed }) => processed > 0);
    const form = new FormData();
    form.append('excelFile', new Blob([await readFile(sheet)]), 'betriebe.xlsx');
    const uploaded = operator.call(
      ...([system.url, 'POST', '/api/admin/import-excel', form, AbortSignal.timeout(180_000)] as const),
    );
    const { processed } = (await begun).at(-1) as ImportRun;
    expect(processed).toBeLessThan(ROWS);
    leave.abort();

    expect((await restart('import-export')).stdout).toBe('import-export is back.\n');
    const answer = await uploaded;
    expect(answer.status).toBe(200);
    const result = (await answer.json()) as ImportResult;
    expect(result.imported + result.duplicates + result.errors).toBe(ROWS);
    expect(await timesSaid('import-export', '"msg":"import-export is ready"')).toBe(2);
    expect(await timesSaid('directory', '"msg":"directory is ready"')).toBe(1);

    const stored = new StoredBusinesses(system.record);
    const index = new IndexedBusinesses(system.record);
    try {
      expect(await stored.contents(mark)).toHaveLength(result.imported);
      const isEqual = async () => (await index.ids()).join() === (await stored.listedIds()).join();
      const follows = waitUntil(() => isEqual().catch(() => false), { timeoutMs: 90_000, everyMs: 500 });
      expect(await follows).toBe(true);
    } finally {
      await stored.close();
    }
  });

  it('finds businesses again after a restart of the search, and lists what can be restarted', async () => {
    expect((await restart('search')).stdout).toBe('search is back.\n');
    expect(await found('Werkstatt')).toBeGreaterThan(0);
    await expect(restart('mongo')).rejects.toThrow('restart takes one of directory, search, ');
  });

  it('replaces a lost password with npm run set-password, which ends all sessions of the operator', async () => {
    const session = () => operator.call(system.url, 'GET', panelRoutes.session.path);
    expect((await session()).status).toBe(200);
    const done = await setPassword(join(folder, 'data'), PASSWORD);
    expect(done).toMatchObject({
      code: 0,
      output: expect.stringContaining('all sessions of the operator have ended'),
    });
    expect(done.output).not.toContain(PASSWORD);
    const hasEnded = async () => (await session()).status === 401;
    expect(await waitUntil(hasEnded, { timeoutMs: 20_000 })).toBe(true);
    operator = await OperatorClient.logIn(system.url, PASSWORD);
  });

  it('removes the second factor of an owner who lost app and recovery codes, on request', async () => {
    const post = (path: string, data: object) => operator.call(system.url, 'POST', path, data);
    const started = await post(panelRoutes.startTotp.path, { password: PASSWORD });
    const { secret } = (await started.json()) as { secret: string };
    // Each code is accepted only once, so the login uses that of the next period.
    const code = (periods: number) =>
      new TOTP({ secret }).generate({ timestamp: Date.now() + periods * CODE_EVERY_MS });
    expect((await post(panelRoutes.confirmTotp.path, { code: code(0) })).status).toBe(200);
    const logIn = () => post(panelRoutes.login.path, { password: PASSWORD });
    const asked = await logIn();
    expect(asked.status).toBe(202);
    const { ticket } = (await asked.json()) as { ticket: string };
    expect((await post(panelRoutes.confirmLogin.path, { ticket, code: code(1) })).status).toBe(200);
    const set = (...args: string[]) => setPassword(join(folder, 'data'), PASSWORD, ...args);
    expect(await set()).toMatchObject({
      code: 0,
      output: expect.stringContaining('Logins still ask for a code'),
    });
    expect((await logIn()).status).toBe(202);
    expect(await set('--all')).toMatchObject({
      code: 1,
      output: expect.stringContaining('--remove-factors'),
    });
    expect(await set('--remove-factors')).toMatchObject({
      code: 0,
      output: expect.stringContaining('Second factors are removed.'),
    });
    operator = await OperatorClient.logIn(system.url, PASSWORD);
  });

  it('drains every service at SIGTERM', async () => {
    const services = Object.keys(system.record.health);
    await system.stop();
    for (const service of services) {
      const last = (await logOf(service)).trimEnd().split('\n').at(-1) ?? '';
      expect([service, last]).toEqual([service, expect.stringMatching(/"signal":"SIGTERM","msg":"stopped"/)]);
    }
  });
});
