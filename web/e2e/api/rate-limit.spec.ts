import { startGateway } from '../fixtures/lone-gateway.js';
import { expect, test } from '../fixtures/api-test.js';
import { readRunningSystem } from '../system/running-system.js';

test('Requests from one address beyond the limit are refused with 429 and Retry-After', async ({
  request,
}) => {
  const gateway = await startGateway(readRunningSystem().gatewayNatsUrl, {
    RATE_LIMIT_READS: '1',
    RATE_LIMIT_WRITES: '2',
  });
  try {
    const statuses: number[] = [];
    let last = await request.get(`${gateway.url}/api/businesses/stats`);
    for (let call = 0; call < 20; call += 1) {
      last = await request.get(`${gateway.url}/api/businesses/stats`);
      statuses.push(last.status());
    }
    expect(statuses[0]).toBe(200);
    expect(last.status()).toBe(429);
    expect(last.headers()['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(Number(last.headers()['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(await last.json()).toMatchObject({ status: 429, code: 'rate-limited' });
    // The header is trusted only if a proxy sent it: with a forged address the visitor still counts as the same
    // one.
    const forged = { headers: { 'x-forwarded-for': '203.0.113.7' } };
    expect((await request.get(`${gateway.url}/api/businesses/stats`, forged)).status()).toBe(429);

    const writes: number[] = [];
    for (let call = 0; call < 4; call += 1) {
      writes.push((await request.post(`${gateway.url}/api/cities`, { data: {} })).status());
    }
    expect(writes[0]).not.toBe(429);
    expect(writes.at(-1)).toBe(429);
  } finally {
    await gateway.stop();
  }
});
