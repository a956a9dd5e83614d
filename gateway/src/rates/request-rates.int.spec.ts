import { publicRoutes, tileRoutes } from '@gewerk/contracts/http';
import { type PanelEndpoint, panelEndpoints } from '@gewerk/contracts/serving';
import { eventually, startRedis, type TestServer } from '@gewerk/testing';
import { SharedRedis } from '../panel/redis.js';
import { pointsOfBytes } from './request-costs.js';
import { RequestRates } from './request-rates.js';

type Asked = Parameters<RequestRates['take']>[0];

const LIMITS = { RATE_LIMIT_READS: 10, RATE_LIMIT_WRITES: 30 };

const read = (ip: string, url = '/', params = {}): Asked => ({
  method: 'GET',
  url,
  ip,
  params,
  routeOptions: { url } as Asked['routeOptions'],
});

describe('the rate of requests', () => {
  let server: TestServer;
  let connections: SharedRedis[];
  let one: RequestRates;
  let other: RequestRates;

  beforeAll(async () => {
    server = await startRedis();
    connections = [1, 2].map(() => new SharedRedis({ REDIS_URL: server.url }));
    await Promise.all(connections.map((connection) => connection.onModuleInit()));
  });

  beforeEach(() => {
    [one, other] = connections.map((connection) => new RequestRates(LIMITS, connection)) as [
      RequestRates,
      RequestRates,
    ];
  });

  afterAll(async () => {
    for (const connection of connections) connection.onApplicationShutdown();
    await server.stop();
  });

  /** Sends requests until one is refused; returns how many passed. */
  function exhaust(rates: RequestRates, ask: () => Asked): number {
    let passed = 0;
    while (rates.take(ask()) === 0) passed += 1;
    return passed;
  }

  /**
   * Sends requests with pauses until one is refused; returns how many passed. A single gateway would let a
   * whole burst pass.
   */
  async function passedUntilHeard(rates: RequestRates, ask: () => Asked): Promise<number> {
    let passed = 0;
    const isRefused = async (): Promise<boolean> => {
      if (rates.take(ask()) > 0) return Promise.resolve(true);
      passed += 1;
      return Promise.resolve(false);
    };
    await eventually(isRefused, { everyMs: 20 });
    return passed;
  }

  it('is shared by all gateways: each soon counts the requests that the others admitted', async () => {
    const visitor = read('203.0.113.1');
    expect(exhaust(one, () => visitor)).toBeGreaterThanOrEqual(100);
    expect(await passedUntilHeard(other, () => visitor)).toBeLessThan(50);
    expect(other.take(read('203.0.113.2'))).toBe(0);
  });

  it('is shared for writes and for IPv6 customers too', async () => {
    let n = 0;
    const customer = (): Asked => {
      n += 1;
      return { ...read(`2001:db8:0:${(n % 256).toString(16)}::1`, '/api/contact'), method: 'POST' };
    };
    expect(exhaust(one, customer)).toBeGreaterThanOrEqual(120);
    expect(await passedUntilHeard(other, customer)).toBeLessThan(60);
  });

  it('limits an IPv6 /64 as one caller, and a /56 to four times that rate', () => {
    let host = 0;
    const network = (): Asked => read(`2001:db8:1:1::${(host += 1).toString(16)}`);
    const passed = exhaust(one, network);
    expect(passed).toBeGreaterThanOrEqual(100);
    expect(passed).toBeLessThan(150);
    const customer = (): Asked => read(`2001:db8:1:${((host += 1) % 256).toString(16)}::1`);
    const more = exhaust(one, customer);
    expect(more).toBeGreaterThan(100);
    expect(more).toBeLessThan(350);
    expect(one.take(read('2001:db8:1:100::1'))).toBe(0);
  });

  it('counts a search as four reads, a rendered page as five, and an upload as a write and many reads', () => {
    const searches = exhaust(one, () => read('203.0.113.3', publicRoutes.search.path));
    expect(searches).toBeGreaterThanOrEqual(25);
    expect(searches).toBeLessThan(35);
    let pages = 0;
    while (one.take(read('203.0.113.4', '/*')) === 0) {
      one.chargeRendering({ ip: '203.0.113.4' });
      pages += 1;
    }
    expect(pages).toBeGreaterThanOrEqual(20);
    expect(pages).toBeLessThan(28);
    const upload = { ...read('203.0.113.5', '/api/own-listing/photos'), method: 'POST' };
    expect(exhaust(one, () => upload)).toBe(2);
    expect(one.take({ ...read('203.0.113.5', '/api/contact'), method: 'POST' })).toBe(0);
  });

  it.each(Object.entries<PanelEndpoint>(panelEndpoints).filter(([, { needs }]) => needs === 'nothing'))(
    'counts %s as an anonymous write',
    (name, { method, path }) => {
      const ask = (): Asked => ({ ...read(`203.0.113.${20 + name.length}`, path), method });
      expect(exhaust(one, ask)).toBe(LIMITS.RATE_LIMIT_WRITES);
    },
  );

  it('counts the bytes sent: 8 MB cost as much as many reads, a tile as much as one', () => {
    const asked = (ip: string, bytes: number): number => {
      let passed = 0;
      while (one.take(read(ip, '/api/base-map/:file')) === 0) {
        one.charge({ ip }, pointsOfBytes(bytes));
        passed += 1;
      }
      return passed;
    };
    expect(asked('203.0.113.11', 8 * 1_024 ** 2)).toBeLessThan(6);
    expect(asked('203.0.113.12', 100_000)).toBeGreaterThanOrEqual(100);
  });

  it('counts calls of the panel that need a session as reads', () => {
    const ask = (): Asked => ({ ...read('203.0.113.10', panelEndpoints.editBusiness.path), method: 'PUT' });
    expect(exhaust(one, ask)).toBeGreaterThanOrEqual(100);
  });

  it('counts a map tile with many businesses as eight reads, others as one', () => {
    const pattern = tileRoutes.businesses.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const country = exhaust(one, () => read('203.0.113.8', pattern, { z: '6', x: '33', y: '21' }));
    expect(country).toBeGreaterThanOrEqual(13);
    expect(country).toBeLessThan(20);
    const town = exhaust(one, () => read('203.0.113.9', pattern, { z: '7', x: '67', y: '43' }));
    expect(town).toBeGreaterThanOrEqual(100);
  });

  it('applies in each gateway separately while Redis is unavailable, and again for all when it is back', async () => {
    await server.kill();
    const visitor = read('203.0.113.6');
    const gone = exhaust(one, () => visitor);
    expect(gone).toBeGreaterThanOrEqual(100);
    expect(gone).toBeLessThan(150);
    expect(exhaust(other, () => visitor)).toBeGreaterThanOrEqual(100);
    await server.restart();
    const isBack = async (): Promise<boolean> =>
      Promise.resolve(connections.every(({ redis }) => redis.status === 'ready'));
    await eventually(isBack);
    const late = read('203.0.113.7');
    exhaust(one, () => late);
    expect(await passedUntilHeard(other, () => late)).toBeLessThan(50);
  });
});
