import { ProbePort } from './probe-port.js';
import { Readiness } from './readiness.js';

let probes: ProbePort;
beforeEach(async () => {
  probes = await ProbePort.open(0, '127.0.0.1');
});
afterEach(() => probes.close());

const ask = (path: string) => fetch(`http://127.0.0.1:${probes.port}${path}`);

it('reports a process as alive from its start, and as ready until it drains even if an engine is unavailable', async () => {
  const readiness = new Readiness();
  readiness.register('nats', () => Promise.reject(new Error('away')));
  const ready = async () => (await ask('/readyz')).status;
  expect(await (await ask('/healthz')).json()).toEqual({ status: 'ok' });
  expect(await (await ask('/readyz')).json()).toEqual({
    status: 'not ready',
    missing: { process: 'is starting' },
  });
  probes.serve(readiness);
  expect(await ready()).toBe(200);
  readiness.startDraining();
  expect(await ready()).toBe(503);
  expect((await ask('/healthz')).status).toBe(200);
});

it('serves metrics only to callers with the token, if one is set', async () => {
  const token = 't'.repeat(32);
  const guarded = await ProbePort.open(0, '127.0.0.1', token);
  const tell = async (headers: Record<string, string>, path = '/metrics') =>
    (await fetch(`http://127.0.0.1:${guarded.port}${path}`, { headers })).status;
  for (const authorization of ['', 'Bearer', `Bearer ${token}x`, `Basic ${token}`, token])
    expect(await tell({ authorization })).toBe(401);
  expect(await tell({}, '/other')).toBe(401);
  expect(await tell({ authorization: `Bearer ${token}` })).toBe(200);
  expect(await tell({}, '/healthz')).toBe(200);
  await guarded.close();
});

it('serves metrics, even while the process starts', async () => {
  expect((await ask('/metrics')).headers.get('content-type')).toContain('text/plain');
});
