import { panelRoutes } from '@gewerk/contracts/http';
import type { APIRequestContext } from '@playwright/test';
import { accept, ACCOUNT_PASSWORD, invite, type NewAccount } from '../fixtures/account.js';
import { expect, test } from '../fixtures/api-test.js';
import { logIn } from '../fixtures/owner.js';
import { codeOf, setUpTotp } from '../fixtures/second-factor.js';

const passwordOf = (request: APIRequestContext, { email }: NewAccount) =>
  request.post(panelRoutes.login.path, { data: { email, password: ACCOUNT_PASSWORD } });
const codeFor = (request: APIRequestContext, ticket: string, code: string) =>
  request.post(panelRoutes.confirmLogin.path, { data: { ticket, code } });

async function ticketOf(request: APIRequestContext, account: NewAccount): Promise<string> {
  const answer = await passwordOf(request, account);
  expect(answer.status(), await answer.text()).toBe(202);
  expect(answer.headers()['set-cookie'] ?? '').not.toContain('gewerk_session=');
  return ((await answer.json()) as { ticket: string }).ticket;
}

test('A password alone starts no session if a code is required; password and code do', async ({
  playwright,
  baseURL,
  request,
}) => {
  const invited = await invite(request, 'editor');
  const [here, there, other] = await Promise.all(
    [1, 2, 3].map(() => playwright.request.newContext(baseURL === undefined ? {} : { baseURL })),
  );
  if (!here || !there || !other) throw new Error('There are three contexts.');
  const headers = await accept(here, invited);
  expect((await passwordOf(other, invited)).status()).toBe(200);
  const { secret, recoveryCodes } = await setUpTotp(here, headers);
  // This session continues under a new token; the other session has ended.
  expect((await here.get('/api/admin/session')).status()).toBe(200);
  await expect.poll(async () => (await other.get('/api/admin/session')).status()).toBe(401);
  expect((await here.post('/api/admin/session/code', { headers, data: {} })).status()).toBe(400);

  const ticket = await ticketOf(there, invited);
  expect((await there.get('/api/admin/session')).status()).toBe(401);
  // A ticket is neither a session nor valid with the code of another login.
  expect(
    (await there.get('/api/admin/stats', { headers: { cookie: `gewerk_session=${ticket}` } })).status(),
  ).toBe(401);
  expect((await codeFor(there, ticket, '000000')).status()).toBe(401);
  expect((await codeFor(there, ticket, codeOf(secret, -1))).status()).toBe(401);
  expect((await codeFor(there, `${ticket.slice(0, -1)}_`, codeOf(secret, 1))).status()).toBe(403);
  const code = codeOf(secret, 1);
  const confirmed = await codeFor(there, ticket, code);
  expect(confirmed.status(), await confirmed.text()).toBe(200);
  expect((await there.get('/api/admin/session')).status()).toBe(200);
  expect((await codeFor(other, ticket, recoveryCodes[0] ?? '')).status()).toBe(403);
  // The same code again, with a correct password.
  const again = await ticketOf(other, invited);
  expect((await codeFor(other, again, code)).status()).toBe(401);
  expect((await codeFor(other, again, recoveryCodes[0] ?? '')).status()).toBe(200);
  const last = await ticketOf(other, invited);
  expect((await codeFor(other, last, recoveryCodes[0] ?? '')).status()).toBe(401);

  await logIn(request);
  const { entries } = (await (await request.get('/api/admin/audit?limit=50')).json()) as {
    entries: { action: string; subject: string | null; account?: string }[];
  };
  const about = entries.filter(({ subject, account }) => subject === invited.email || account === invited.id);
  const actions = about.map(({ action }) => action);
  for (const action of ['askForCode', 'codeFailed', 'confirmLogin', 'loginByRecoveryCode', 'confirmTotp'])
    expect(actions, action).toContain(action);
  await Promise.all([here, there, other].map((context) => context.dispose()));
});

test('The owner removes the second factor of another account, which ends its sessions', async ({
  playwright,
  baseURL,
  request,
}) => {
  const invited = await invite(request, 'reader');
  const member = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  const { headers, secret } = await setUpTotp(member, await accept(member, invited));
  const path = `/api/admin/accounts/${invited.id}/factors-reset`;
  expect((await member.post(path, { headers, data: { language: 'de' } })).status()).toBe(403);
  const owner = await logIn(request);
  expect((await request.post(path, { headers: owner, data: { language: 'xx' } })).status()).toBe(400);
  expect((await request.post(path, { headers: owner, data: { language: 'de' } })).status()).toBe(200);
  await expect.poll(async () => (await member.get('/api/admin/session')).status()).toBe(401);
  expect((await passwordOf(member, invited)).status()).toBe(200);
  expect((await codeFor(member, 'x'.repeat(43), codeOf(secret))).status()).toBe(403);
  await member.dispose();
});

test('A new invitation replaces a lost password, and the code is still required', async ({
  playwright,
  baseURL,
  request,
}) => {
  const invited = await invite(request, 'reader');
  const member = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  const { secret } = await setUpTotp(member, await accept(member, invited));
  const owner = await logIn(request);
  const again = await request.post(`/api/admin/accounts/${invited.id}/invitation`, {
    headers: owner,
    data: {},
  });
  const { link } = (await again.json()) as { link: string };
  const token = new URL(link).hash.replace('#invitation=', '');
  const data = { token, password: 'feile-und-raspel' };
  const accepted = await member.post(panelRoutes.acceptInvitation.path, { data });
  expect(accepted.status(), await accepted.text()).toBe(202);
  await expect.poll(async () => (await member.get('/api/admin/session')).status()).toBe(401);
  const { ticket } = (await accepted.json()) as { ticket: string };
  expect((await codeFor(member, ticket, codeOf(secret, 1))).status()).toBe(200);
  expect((await member.get('/api/admin/session')).status()).toBe(200);
  await member.dispose();
});
