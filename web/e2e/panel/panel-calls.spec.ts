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

test('ADM-API-03 ADM-API-04 the statistics of redirects are answered by domain, and cleared by a call without body', async ({
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

test('ADM-API-18 ADM-API-19 a check of websites starts by a JSON call without body, and its status is answered', async ({
  request,
}) => {
  const headers = { ...(await logIn(request)), 'content-type': 'application/json' };
  const started = await request.post('/api/admin/validate-urls', { headers });
  expect(started.ok(), await started.text()).toBe(true);
  const status = (await (await request.get('/api/admin/validation-status')).json()) as Record<
    string,
    unknown
  >;
  expect(status).toMatchObject({
    total: expect.any(Number),
    processed: expect.any(Number),
    valid: expect.any(Number),
    invalid: expect.any(Number),
    isComplete: false,
    reportFile: null,
  });
  expect(status).toHaveProperty('currentBusiness');
  expect((await request.post('/api/admin/validate-urls/stop', { headers })).ok()).toBe(true);
  const isComplete = async () =>
    ((await (await request.get('/api/admin/validation-status')).json()) as { isComplete: boolean })
      .isComplete;
  await expect.poll(isComplete, { timeout: 20_000 }).toBe(true);
});

test('ADM-API-12 a call starts the photo update in the background; a second one while it runs is refused', async ({
  request,
}) => {
  const headers = await logIn(request);
  const call = () => request.post('/api/admin/update-photos', { headers });
  const answers = await Promise.all([call(), call()]);
  expect(answers.map((answer) => answer.status()).sort()).toEqual([200, 409]);
  const started = (await answers.find((answer) => answer.ok())?.json()) as { runId: string; total: number };
  expect(started.total).toBeGreaterThan(0);
  const read = async () => {
    const answer = await request.get('/api/admin/update-photos');
    return ((await answer.json()) as { run: { id: string; processed: number; finishedAt: string | null } })
      .run;
  };
  expect((await read()).id).toBe(started.runId);
  await expect.poll(async () => (await read()).processed, { timeout: 20_000 }).toBeGreaterThan(0);
  expect((await request.post('/api/admin/update-photos/stop', { headers })).ok()).toBe(true);
  await expect.poll(async () => (await read()).finishedAt, { timeout: 20_000 }).not.toBeNull();
  const trail = (await (await request.get('/api/admin/audit')).json()) as { entries: { action: string }[] };
  expect(trail.entries.map(({ action }) => action)).toContain('startPhotoUpdate');
});
