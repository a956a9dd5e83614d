import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptySiteSettings } from '@gewerk/contracts';
import type { ImportResult, ImportRun, ManagedBusiness } from '@gewerk/contracts/bus';
import { eventually, quickest } from '@gewerk/testing';
import { makeChaosSheet, markOf } from '../chaos/chaos-sheet.js';
import { IndexedBusinesses } from '../chaos/indexed-businesses.js';
import { StoredBusinesses } from '../chaos/stored-businesses.js';
import { LaunchedSystem } from '../system/launched-system.js';
import { OtlpReceiver } from '../tracing/otlp-receiver.js';
import { OperatorClient, statusUnderHost } from './operator-client.js';
import { readRuns } from './run-events.js';

jest.setTimeout(240_000);

const PASSWORD = 'meisterbrief-1984';
const NO_LIMIT = '1000000';
/** Some seconds of importing, so that there is progress to report. */
const ROWS = 12_000;
const COHERENT_WITHIN_MS = 2_000;
const SERVICES = ['directory', 'search', 'settings', 'import-export', 'redirect-tracking'];

let folder: string;
let system: LaunchedSystem;
let operator: OperatorClient;
let traces: OtlpReceiver;
/** Addresses of the two gateways, each at its own port. */
let one: string;
let other: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gewerk-replicas-'));
  traces = await OtlpReceiver.start();
  system = await LaunchedSystem.start({
    dataDir: join(folder, 'data'),
    demo: 120,
    readyWithinMs: 200_000,
    env: {
      REPLICAS: '2',
      ADMIN_PASSWORD: PASSWORD,
      RATE_LIMIT_READS: NO_LIMIT,
      RATE_LIMIT_WRITES: NO_LIMIT,
      OTEL_EXPORTER_OTLP_ENDPOINT: traces.url,
    },
  });
  const { health } = system.record;
  [one, other] = [health['gateway-1'] ?? '', health['gateway-2'] ?? ''];
  operator = await OperatorClient.logIn(one, PASSWORD);
});

afterAll(async () => {
  await system?.stop();
  await traces?.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
});

const pageOf = async (gateway: string): Promise<string> => (await fetch(gateway)).text();

async function upload(gateway: string, file: string): Promise<Response> {
  const form = new FormData();
  form.append('excelFile', new Blob([await readFile(file)]), 'betriebe.xlsx');
  return operator.call(gateway, 'POST', '/api/admin/import-excel', form, AbortSignal.timeout(120_000));
}

/** How often a text occurs in the logs of a service's two processes. */
async function timesSaid(service: string, text: string): Promise<number> {
  const logs = [1, 2].map((n) => readFile(join(folder, 'data/logs', `${service}-${n}.log`), 'utf8'));
  return (await Promise.all(logs)).join('').split(text).length - 1;
}

describe('two processes of every service and of the gateway', () => {
  it('are all running, and the public port leads to both gateways', async () => {
    const names = system.record.processes.map(({ name }) => name);
    for (const name of [...SERVICES, 'gateway']) {
      expect(names).toEqual(expect.arrayContaining([`${name}-1`, `${name}-2`]));
    }
    for (const gateway of [system.url, system.url, one, other]) {
      expect((await fetch(gateway, { headers: { connection: 'close' } })).status).toBe(200);
    }
  });

  it('cause no permission violations on the bus', async () => {
    for (const service of SERVICES) expect(await timesSaid(service, 'Permissions Violation')).toBe(0);
  });

  it('record a request as one trace through gateway, bus, service and engine', async () => {
    const [searching, viewing] = ['1', '2'].map((digit) => digit.repeat(32)) as [string, string];
    const caller = 'c'.repeat(16);
    const ask = async <T>(path: string, traceId: string): Promise<T> => {
      const headers = { traceparent: `00-${traceId}-${caller}-01` };
      return (await (await fetch(one + path, { headers })).json()) as T;
    };
    const found = await ask<{ businesses: { id: string }[] }>(
      '/api/businesses/search?query=Werkstatt',
      searching,
    );
    expect(await traces.lineOf(searching, 'gewerk-search', 'POST /multi-search')).toEqual([
      'gewerk-search POST /multi-search',
      'gewerk-search search.search-businesses',
      'gewerk-gateway call search.search-businesses',
      'gewerk-gateway GET /api/businesses/search',
    ]);
    // The browser's span is the parent of the gateway's.
    const request = traces.ofTrace(searching).find(({ name }) => name === 'GET /api/businesses/search');
    expect(request).toMatchObject({
      parentSpanId: caller,
      attributes: { 'http.response.status_code': 200 },
    });

    await ask(`/api/businesses/${found.businesses[0]?.id}`, viewing);
    expect(await traces.lineOf(viewing, 'gewerk-directory', 'find businesses')).toEqual([
      'gewerk-directory find businesses',
      'gewerk-directory directory.get-business',
      'gewerk-gateway call directory.get-business',
      'gewerk-gateway GET /api/businesses/:id',
    ]);
    const sent = JSON.stringify([...traces.ofTrace(searching), ...traces.ofTrace(viewing)]);
    expect(sent).not.toContain('Werkstatt');
  });

  it("carry a change's trace through the outbox to the index, under the returned request id", async () => {
    const { id } = (await operator.read<{ businesses: { id: string }[] }>(one, '/api/businesses/search'))
      .businesses[0]!;
    const { version, form } = await operator.read<ManagedBusiness>(one, `/api/admin/businesses/${id}`);
    const change = { version, form: { ...form, description: 'Neu beschrieben.' } };
    const changed = await operator.call(one, 'PUT', `/api/admin/businesses/${id}`, change);
    expect(changed.status).toBe(200);
    const requestId = changed.headers.get('x-request-id') ?? '';
    const isKnown = (): boolean => traces.traceOfRequest(requestId) !== undefined;
    await eventually(isKnown, { everyMs: 100 });
    const line = await traces.lineOf(
      traces.traceOfRequest(requestId) ?? '',
      'gewerk-search',
      'handle search-index',
    );
    expect(line.at(-1)).toBe('gewerk-gateway PUT /api/admin/businesses/{id}');
  });

  it('share sessions: one created at a gateway is valid at the other and can be ended there', async () => {
    const mine = await OperatorClient.logIn(one, PASSWORD);
    const statusAt = async (gateway: string) =>
      (await mine.call(gateway, 'GET', '/api/admin/session')).status;
    expect(await statusAt(other)).toBe(200);
    expect((await mine.call(other, 'DELETE', '/api/admin/session')).ok).toBe(true);
    expect([await statusAt(one), await statusAt(other)]).toEqual([401, 401]);
  });

  it('keep their caches coherent: a setting saved through one gateway is on the pages of the other within 2 s', async () => {
    for (const [saving, showing] of [
      [one, other],
      [other, one],
    ] as const) {
      const tookMs = await quickest(COHERENT_WITHIN_MS, async (attempt) => {
        const title = `Gewerk bei ${new URL(saving).port}, Versuch ${attempt}`;
        // Pages without the change come from the cache.
        for (let view = 0; view < 3; view += 1) expect(await pageOf(showing)).not.toContain(title);
        const settings = { ...emptySiteSettings, site_title: title };
        const saved = await operator.call(saving, 'POST', '/api/admin/settings/bulk', settings);
        expect(saved.status).toBe(200);
        const savedAt = Date.now();
        const isShown = async (): Promise<boolean> => (await pageOf(showing)).includes(title);
        await eventually(isShown);
        return Date.now() - savedAt;
      });
      expect(tookMs).toBeLessThan(COHERENT_WITHIN_MS);
    }
  });

  it('show the progress of an import at the gateway where it is watched, and do each job once', async () => {
    const [mark, late] = [markOf(1), markOf(2)];
    const [sheet, lateSheet] = [join(folder, `${mark}.xlsx`), join(folder, `${late}.xlsx`)];
    await makeChaosSheet(sheet, mark, ROWS);
    await makeChaosSheet(lateSheet, late, 10);
    const leave = new AbortController();
    const watched = await operator.call(
      other,
      'GET',
      '/api/admin/import-runs/events',
      undefined,
      leave.signal,
    );
    expect(watched.status).toBe(200);
    expect((await fetch(`${other}/api/admin/import-runs/events`)).status).toBe(401);
    const started = Promise.withResolvers<void>();
    const seen = readRuns(watched, ({ finishedAt }) => {
      started.resolve();
      return finishedAt !== null;
    });
    const answer = upload(one, sheet);
    await Promise.race([started.promise, answer]);
    // Only one import runs at a time among all processes.
    expect((await upload(other, lateSheet)).status).toBe(409);
    const finished = await answer;
    expect(finished.status).toBe(200);
    const result = (await finished.json()) as ImportResult;
    const runs = await seen;
    leave.abort();
    const last = runs.at(-1) as ImportRun;
    expect(last).toMatchObject({ state: 'done', total: ROWS, processed: ROWS, imported: result.imported });
    const ofRun = runs.filter(({ id }) => id === last.id).map(({ processed }) => processed);
    expect(ofRun.some((processed) => processed > 0 && processed < ROWS)).toBe(true);

    expect(result.imported + result.duplicates + result.errors).toBe(ROWS);
    expect(await timesSaid('import-export', '"msg":"import ended"')).toBe(1);
    const stored = new StoredBusinesses(system.record);
    const index = new IndexedBusinesses(system.record);
    try {
      expect(await stored.contents(mark)).toHaveLength(result.imported);
      // Both replicas of search share the events of the import: the index must contain every listed business
      // once.
      const isEqual = async (): Promise<boolean> =>
        (await index.ids()).join() === (await stored.listedIds()).join();
      await eventually(() => isEqual().catch(() => false), { everyMs: 500 });
    } finally {
      await stored.close();
    }
  });

  it('count redirects exactly, whichever gateway makes them', async () => {
    const domain = 'zwei-tore.example';
    const added = await operator.call(one, 'PUT', `/api/admin/alias-domains/${domain}`, { targetPath: '' });
    expect(added.status).toBe(200);
    let redirects = 0;
    const follow = async (gateway: string): Promise<boolean> => {
      const isRedirect = (await statusUnderHost(gateway, domain)) === 301;
      if (isRedirect) redirects += 1;
      return isRedirect;
    };
    for (const gateway of [one, other]) {
      await eventually(() => follow(gateway));
    }
    const many = Array.from({ length: 200 }, (_, index) =>
      follow([one, other, system.url][index % 3] ?? one),
    );
    expect((await Promise.all(many)).every(Boolean)).toBe(true);
    const counted = async (): Promise<number> => {
      const { stats } = await operator.read<{ stats: { domain: string; count: number }[] }>(
        other,
        '/api/admin/redirect-stats',
      );
      return stats.find((entry) => entry.domain === domain)?.count ?? 0;
    };
    await eventually(async () => (await counted()) >= redirects, { everyMs: 100 });
    expect(await counted()).toBe(redirects);
  });
});
