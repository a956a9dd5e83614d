import { hash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { type PanelEndpoint, panelEndpoints } from '@gewerk/contracts/serving';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { Redis } from 'ioredis';
import { expect, test } from '../fixtures/api-test.js';
import { logIn } from '../fixtures/owner.js';
import { OWNER_PASSWORD, readRunningSystem } from '../system/running-system.js';

const routes = Object.entries<PanelEndpoint>(panelEndpoints).filter(([, { needs }]) => needs === 'session');
const addressOf = (route: PanelEndpoint): string =>
  route.path.replaceAll(/\{\w+\}/g, '0123456789abcdef01234567');

/** Calls every route that needs a session, and paths that match no route. */
async function callAll(
  request: APIRequestContext,
  headers: Record<string, string>,
): Promise<[string, APIResponse][]> {
  const calls: [string, string][] = [
    ...routes.map(([, route]): [string, string] => [route.method, addressOf(route)]),
    ['GET', '/api/admin/nothing-here'],
    ['POST', '/api/admin/nothing-here'],
    ['GET', '/api/admin'],
    ['GET', '/api/admin/'],
    ['GET', '/api/%61dmin/audit'],
    ['GET', '/api/admin/settings/'],
    ['POST', '/api/admin/settings'],
    ['HEAD', '/api/admin/audit'],
  ];
  return Promise.all(
    calls.map(async ([method, path]): Promise<[string, APIResponse]> => [
      `${method} ${path}`,
      await request.fetch(path, { method, headers, maxRedirects: 0 }),
    ]),
  );
}

async function expectAllRefused(request: APIRequestContext, headers: Record<string, string>): Promise<void> {
  for (const [call, answer] of await callAll(request, headers)) {
    expect(answer.status(), call).toBe(401);
    expect(answer.headers()['content-type'], call).toContain('application/problem+json');
    expect(answer.headers()['cache-control'], call).toBe('no-store');
  }
}

const cookieOf = async (request: APIRequestContext): Promise<string> => {
  const { cookies } = await request.storageState();
  return cookies.find(({ name }) => name === 'gewerk_session')?.value ?? '';
};

test('ADM-GATE-14 admin calls are refused without a session or with one that never existed', async ({
  request,
}) => {
  await expectAllRefused(request, {});
  await expectAllRefused(request, { cookie: `gewerk_session=${'a'.repeat(43)}`, 'x-csrf-token': 'x' });
});

test('ADM-GATE-14 ADM-GATE-08 admin calls are refused with an expired session', async ({ request }) => {
  const proof = await logIn(request);
  expect((await request.get('/api/admin/session')).status()).toBe(200);
  const redis = new Redis(readRunningSystem().redisUrl);
  const key = `gewerk:session:${hash('sha256', await cookieOf(request), 'base64url')}`;
  expect(await redis.pexpire(key, 1)).toBe(1);
  await expect.poll(() => redis.exists(key)).toBe(0);
  redis.disconnect();
  await expectAllRefused(request, proof);
});

test('ADM-GATE-14 ADM-GATE-10 admin calls are refused with a revoked session', async ({ request }) => {
  const proof = await logIn(request);
  const cookie = `gewerk_session=${await cookieOf(request)}`;
  expect((await request.delete('/api/admin/session', { headers: proof })).status()).toBe(204);
  expect(await cookieOf(request)).toBe('');
  await expectAllRefused(request, { ...proof, cookie });
});

test('ADM-GATE-15 ADM-API-01 the settings can be read without a session and have exactly eight fields', async ({
  request,
}) => {
  const answer = await request.get('/api/admin/settings');
  expect(answer.status()).toBe(200);
  const areas = [1, 2, 3, 4].map((area) => `ad_area_${area}`);
  const fields = [...areas, 'footer_code', 'head_code', 'site_description', 'site_title'];
  expect(Object.keys((await answer.json()) as object).sort()).toEqual(fields);
});

test('ADM-GATE-02 ADM-GATE-11 the password starts a session, whose cookie is HttpOnly and SameSite=Strict', async ({
  request,
}) => {
  const answer = await request.post('/api/admin/session', { data: { password: OWNER_PASSWORD } });
  expect(answer.status()).toBe(200);
  const session = (await answer.json()) as { csrfToken: string; expiresAt: string; account: unknown };
  expect(Object.keys(session).sort()).toEqual(['account', 'csrfToken', 'draftKey', 'expiresAt']);
  expect(session.account).toEqual({ id: 'owner', name: '', role: 'owner' });
  const minutes = (Date.parse(session.expiresAt) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(29);
  expect(minutes).toBeLessThanOrEqual(30.1);
  const cookie = answer.headers()['set-cookie'] ?? '';
  expect(cookie).toMatch(/^gewerk_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/m);
  const again = (await (await request.get('/api/admin/session')).json()) as typeof session;
  expect(again.csrfToken).toBe(session.csrfToken);
});

test('ADM-GATE-12 a call that changes something is refused without the CSRF token of its session or from another origin', async ({
  request,
}) => {
  const proof = await logIn(request);
  const change = (headers: Record<string, string>) =>
    request.post('/api/admin/password', { headers, data: { oldPassword: '', newPassword: '' } });
  const unproven: Record<string, string>[] = [
    {},
    { 'x-csrf-token': '' },
    { 'x-csrf-token': 'x'.repeat(43) },
    { ...proof, origin: 'https://foreign.example' },
    { ...proof, origin: 'null' },
  ];
  for (const headers of unproven) {
    expect((await change(headers)).status(), JSON.stringify(headers)).toBe(403);
  }
  const origin = readRunningSystem().url;
  for (const headers of [proof, { ...proof, origin }]) expect((await change(headers)).status()).toBe(400);
});

test('ADM-GATE-12 a form on another site cannot start a session', async ({ request }) => {
  const answer = await request.post('/api/admin/session', {
    form: { password: OWNER_PASSWORD },
    headers: { origin: 'https://foreign.example' },
  });
  expect(answer.status()).toBe(403);
});

test('A call without a session is refused before its body has arrived, whatever its type', async () => {
  const { url } = readRunningSystem();
  for (const type of ['multipart/form-data; boundary=x', 'application/json', 'text/x-unknown', '']) {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { 'content-length': '100000000', ...(type ? { 'content-type': type } : {}) };
      const call = httpRequest(`${url}/api/admin/import-excel`, { method: 'POST', headers }, (answer) => {
        resolve(answer.statusCode);
        call.destroy();
      });
      call.on('error', reject);
      call.write('not the whole of it');
    });
    expect(status, type).toBe(401);
  }
});

test('An invalid login is refused, naming the field', async ({ request }) => {
  const given = [
    ...[{}, { password: { $ne: '' } }, { password: ['a'] }, { password: '' }, { password: 5 }],
    ...[{ password: 'x'.repeat(129) }, { password: 'right', role: 'owner' }],
  ];
  for (const data of given) {
    const answer = await request.post('/api/admin/session', { data });
    expect(answer.status(), JSON.stringify(data)).toBe(400);
    const { detail } = (await answer.json()) as { detail: string };
    expect(detail).toMatch(/^(password|role): /);
  }
});

test('A wrong method returns 405 with the allowed ones, an unknown path 404, an unknown parameter 400', async ({
  request,
}) => {
  const proof = await logIn(request);
  const wrong = await request.put('/api/admin/audit', { headers: proof });
  expect([wrong.status(), wrong.headers()['allow']]).toEqual([405, 'GET']);
  expect((await request.get('/api/admin/nothing-here')).status()).toBe(404);
  const unknown = await request.get('/api/admin/audit?sort=1');
  expect(unknown.status()).toBe(400);
});

test('A login is in the audit trail with its time and IP address', async ({ request }) => {
  await logIn(request);
  const { entries } = (await (await request.get('/api/admin/audit?limit=100')).json()) as {
    entries: { action: string; address: string; at: string }[];
  };
  const login = entries.find(({ action }) => action === 'login');
  expect(login?.address).toBe('127.0.0.1');
  expect(Math.abs(Date.now() - Date.parse(login?.at ?? ''))).toBeLessThan(60_000);
});
