import { expect, test } from '../fixtures/api-test.js';
import { logIn } from '../fixtures/owner.js';

test('ADM-API-18 ADM-API-19 a JSON call without a body starts a website check, and another returns its status', async ({
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

test('ADM-API-12 a call starts the photo update in the background, and a second call while it runs is refused', async ({
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
