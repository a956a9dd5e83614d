import { panelRoutes } from '@gewerk/contracts/http';
import { type Ceremony, SoftwareDevice } from '@gewerk/testing';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { ACCOUNT_PASSWORD, invite } from '../fixtures/account.js';
import { expect, test } from '../fixtures/api-test.js';
import { type LoneGateway, startGateway } from '../fixtures/lone-gateway.js';
import { readRunningSystem } from '../system/running-system.js';

let gateway: LoneGateway;

// Behind a proxy, so that the failures here are not counted for the address of other tests.
test.beforeAll(async () => {
  const { gatewayNatsUrl, redisUrl } = readRunningSystem();
  gateway = await startGateway(gatewayNatsUrl, { REDIS_URL: redisUrl, TRUSTED_PROXIES: '127.0.0.1' });
});
test.afterAll(() => gateway.stop());

/** Where the passkeys of a gateway on this machine belong to. */
const site = () => ({ origin: gateway.url.replace('127.0.0.1', 'localhost'), rpId: 'localhost' });

const part = (): string => Math.floor(Math.random() * 65_536).toString(16);

/** Posts from an address in a new network. */
function post(
  context: APIRequestContext,
  { path }: { path: string },
  data: object = {},
  csrfToken = '',
): Promise<APIResponse> {
  const headers = { 'x-forwarded-for': `2001:db8:${part()}:${part()}::1`, 'x-csrf-token': csrfToken };
  return context.post(gateway.url + path, { data, headers });
}

async function valueOf<Value>(answer: APIResponse): Promise<Value> {
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Value;
}

async function challengeOf(answer: APIResponse): Promise<string> {
  const { options } = await valueOf<{ options: string }>(answer);
  return (JSON.parse(options) as { challenge: string }).challenge;
}

test('A passkey that signed for another site, or a challenge that was not for a login, does not log in', async ({
  playwright,
  request,
}) => {
  const { link } = await invite(request, 'reader');
  const [owner, stranger] = await Promise.all([1, 2].map(() => playwright.request.newContext()));
  if (!owner || !stranger) throw new Error('There are two contexts.');
  const token = new URL(link).hash.replace('#invitation=', '');
  const password = ACCOUNT_PASSWORD;
  const accepted = await post(owner, panelRoutes.acceptInvitation, { token, password });
  const session = await valueOf<{ csrfToken: string }>(accepted);
  const startAdding = (csrfToken: string) =>
    post(owner, panelRoutes.startPasskey, { password }, csrfToken).then(challengeOf);
  const device = new SoftwareDevice();
  const made = device.make({ ...site(), challenge: await startAdding(session.csrfToken) });
  const data = { name: 'Prüfstand', answer: made };
  const added = await post(owner, panelRoutes.addPasskey, data, session.csrfToken);
  const { csrfToken } = await valueOf<{ csrfToken: string }>(added);

  const ask = () => post(stranger, panelRoutes.passkeyOptions).then(challengeOf);
  const logIn = (signed: Ceremony) =>
    post(stranger, panelRoutes.loginByPasskey, { answer: device.sign(signed) });
  const others = [
    { origin: 'http://localhost.evil.example' },
    { origin: gateway.url },
    { origin: 'http://localhost:1' },
    { rpId: 'evil.example' },
    { isUserVerified: false },
    { key: SoftwareDevice.strangersKey() },
  ];
  for (const other of others) {
    const refused = await logIn({ ...site(), challenge: await ask(), ...other });
    expect(refused.status(), JSON.stringify(other)).toBe(401);
  }
  expect((await logIn({ ...site(), challenge: await startAdding(csrfToken) })).status()).toBe(403);
  const challenge = await ask();
  expect((await logIn({ ...site(), challenge })).status()).toBe(200);
  // This device counts nothing: the challenge alone shows that it is the same login.
  expect((await logIn({ ...site(), challenge })).status()).toBe(403);
  await Promise.all([owner.dispose(), stranger.dispose()]);
});
