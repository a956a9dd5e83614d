import { mayCall, type panelRoles } from '@gewerk/contracts/http';
import { type PanelEndpoint, panelEndpoints } from '@gewerk/contracts/serving';
import { accept, ACCOUNT_PASSWORD, invite } from '../fixtures/account.js';
import { expect, test } from '../fixtures/api-test.js';
import { logIn } from '../fixtures/owner.js';
import { OWNER_PASSWORD } from '../system/running-system.js';

const routes = Object.entries<PanelEndpoint>(panelEndpoints) as [keyof typeof panelRoles, PanelEndpoint][];

for (const role of ['reader', 'editor'] as const) {
  test(`Every route that the role ${role} may not call returns 403`, async ({
    playwright,
    baseURL,
    request,
  }) => {
    const invited = await invite(request, role);
    const member = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
    const headers = await accept(member, invited);
    const refused = routes.filter(([name]) => !mayCall(role, name));
    expect(refused.length).toBeGreaterThan(10);
    for (const [name, { method, path }] of refused) {
      const address = path.replaceAll(/\{\w+\}/g, '0123456789abcdef01234567');
      const answer = await member.fetch(address, { method, headers, data: {} });
      expect(answer.status(), name).toBe(403);
      expect(((await answer.json()) as { detail: string }).detail, name).toContain(
        `this account has ${role}`,
      );
      // With one letter percent-encoded, the path still matches the route, but is not in the table of roles.
      const spelled = address.replace(/[a-z](?=[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
      const odd = await member.fetch(spelled, { method, headers, data: {} });
      expect([403, 404, 405], `${name} as ${spelled}`).toContain(odd.status());
    }
    for (const path of ['/api/admin/stats', '/api/admin/session', '/api/admin/sessions'])
      expect((await member.get(path)).status(), path).toBe(200);
    await member.dispose();
  });
}

test('An account logs in with email address and password, and the audit trail names it', async ({
  playwright,
  baseURL,
  request,
}) => {
  const invited = await invite(request, 'editor');
  const member = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  const first = await accept(member, invited);
  const answer = await member.post('/api/admin/session', {
    data: { email: invited.email.toUpperCase(), password: ACCOUNT_PASSWORD },
  });
  expect(answer.status()).toBe(200);
  const session = (await answer.json()) as { csrfToken: string; account: unknown };
  expect(session.account).toEqual({ id: invited.id, name: invited.name, role: 'editor' });
  expect(session.csrfToken).not.toBe(first['x-csrf-token']);
  const wrong = await request.post('/api/admin/session', {
    data: { email: invited.email, password: OWNER_PASSWORD },
  });
  expect(wrong.status()).toBe(401);
  await logIn(request);
  const { entries } = (await (await request.get('/api/admin/audit?limit=20')).json()) as {
    entries: { action: string; subject: string | null; accountName?: string; account?: string }[];
  };
  expect(entries).toContainEqual(expect.objectContaining({ action: 'login', accountName: invited.name }));
  expect(entries).toContainEqual(expect.objectContaining({ action: 'login', account: 'owner' }));
  expect(entries).toContainEqual(expect.objectContaining({ action: 'loginFailed', subject: invited.email }));
  await member.dispose();
});

test('Changing the role of an account or deleting it ends its sessions', async ({
  playwright,
  baseURL,
  request,
}) => {
  const invited = await invite(request, 'editor');
  const member = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  await accept(member, invited);
  const status = async () => (await member.get('/api/admin/session')).status();
  expect(await status()).toBe(200);
  const headers = await logIn(request);
  const path = `/api/admin/accounts/${invited.id}`;
  expect((await request.put(path, { headers, data: { role: 'reader' } })).status()).toBe(200);
  await expect.poll(status).toBe(401);
  const data = { email: invited.email, password: ACCOUNT_PASSWORD };
  expect((await member.post('/api/admin/session', { data })).status()).toBe(200);
  expect((await member.get('/api/admin/audit')).status()).toBe(403);
  expect((await request.delete(path, { headers })).status()).toBe(200);
  await expect.poll(status).toBe(401);
  expect((await member.post('/api/admin/session', { data })).status()).toBe(401);
  await member.dispose();
});

test('Changing the password gives the current session a new token and ends all others', async ({
  playwright,
  baseURL,
  request,
}) => {
  const invited = await invite(request, 'reader');
  const [here, there] = await Promise.all(
    [1, 2].map(() => playwright.request.newContext(baseURL === undefined ? {} : { baseURL })),
  );
  if (!here || !there) throw new Error('There are two contexts.');
  const before = await accept(here, invited);
  const data = { email: invited.email, password: ACCOUNT_PASSWORD };
  expect((await there.post('/api/admin/session', { data })).status()).toBe(200);
  const cookie = async () => {
    const { cookies } = await here.storageState();
    return cookies.find(({ name }) => name === 'gewerk_session')?.value;
  };
  const cookieBefore = await cookie();
  // More attempts than are allowed for wrong passwords.
  for (let n = 0; n < 8; n += 1) {
    const refused = await here.post('/api/admin/password', {
      headers: before,
      data: { oldPassword: ACCOUNT_PASSWORD, newPassword: 'password' },
    });
    expect(await refused.json()).toMatchObject({ status: 400, errors: [{ field: 'newPassword' }] });
  }
  const changed = await here.post('/api/admin/password', {
    headers: before,
    data: { oldPassword: ACCOUNT_PASSWORD, newPassword: 'feile-und-raspel' },
  });
  expect(changed.status(), await changed.text()).toBe(200);
  const { csrfToken } = (await changed.json()) as { csrfToken: string };
  expect(csrfToken).not.toBe(before['x-csrf-token']);
  expect(cookieBefore).toBeDefined();
  expect(await cookie()).not.toBe(cookieBefore);
  expect((await here.get('/api/admin/session')).status()).toBe(200);
  await expect.poll(async () => (await there.get('/api/admin/session')).status()).toBe(401);
  await Promise.all([here.dispose(), there.dispose()]);
});

test('An account lists its sessions, and only it can end them', async ({ playwright, baseURL, request }) => {
  const invited = await invite(request, 'reader');
  const [here, there] = await Promise.all(
    [1, 2].map(() =>
      playwright.request.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        userAgent: 'Prüfstand',
      }),
    ),
  );
  if (!here || !there) throw new Error('There are two contexts.');
  const headers = await accept(here, invited);
  const data = { email: invited.email, password: ACCOUNT_PASSWORD };
  expect((await there.post('/api/admin/session', { data })).status()).toBe(200);
  const { sessions } = (await (await here.get('/api/admin/sessions')).json()) as {
    sessions: { id: string; isThisOne: boolean; browser: string; address: string }[];
  };
  expect(sessions.map(({ isThisOne }) => isThisOne)).toEqual([false, true]);
  expect(sessions[0]?.address).toBe('127.0.0.1');
  const path = `/api/admin/sessions/${sessions[0]?.id}`;
  const owner = await logIn(request);
  expect((await request.delete(path, { headers: owner })).status()).toBe(204);
  expect((await there.get('/api/admin/session')).status()).toBe(200);
  expect((await here.delete(path, { headers })).status()).toBe(204);
  expect((await there.get('/api/admin/session')).status()).toBe(401);
  expect((await here.get('/api/admin/session')).status()).toBe(200);
  await Promise.all([here.dispose(), there.dispose()]);
});
