import { randomUUID } from 'node:crypto';
import { askHost } from '../fixtures/ask-host.js';
import { expect, test } from '../fixtures/api-test.js';
import { logIn } from '../fixtures/owner.js';
import { readRunningSystem } from '../system/running-system.js';

interface RedirectStats {
  stats: { domain: string; count: number; lastRedirect: string }[];
  totalRedirects: number;
  timestamp: string;
}

test('ADM-API-03 ADM-API-04 redirect statistics are returned by domain and cleared by a call without a body', async ({
  request,
}) => {
  const headers = await logIn(request);
  const { url } = readRunningSystem();
  const domain = `alias-${randomUUID().slice(0, 8)}.example`;
  const read = async () => (await (await request.get('/api/admin/redirect-stats')).json()) as RedirectStats;
  const saved = await request.put(`/api/admin/alias-domains/${domain}`, {
    headers,
    data: { targetPath: '' },
  });
  expect(saved.status()).toBe(200);
  await expect.poll(async () => (await askHost(url, domain)).status).toBe(301);
  const own = async () => (await read()).stats.find((entry) => entry.domain === domain);
  await expect.poll(own).toEqual({ domain, count: 1, lastRedirect: expect.any(String) });

  const { stats, totalRedirects, timestamp } = await read();
  expect(totalRedirects).toBe(stats.reduce((sum, { count }) => sum + count, 0));
  expect(Math.abs(Date.parse(timestamp) - Date.now())).toBeLessThan(60_000);
  expect((await request.post('/api/admin/redirect-stats/clear', { headers })).ok()).toBe(true);
  await expect.poll(async () => (await read()).totalRedirects).toBe(0);
  expect((await request.delete(`/api/admin/alias-domains/${domain}`, { headers })).ok()).toBe(true);
});
