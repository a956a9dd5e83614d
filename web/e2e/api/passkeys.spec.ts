import { panelRoutes } from '@gewerk/contracts/http';
import { LOGIN } from '@gewerk/contracts/limits';
import { type Ceremony, SoftwareDevice } from '@gewerk/testing';
import type { APIRequestContext, APIResponse, PlaywrightWorkerArgs } from '@playwright/test';
import { ACCOUNT_PASSWORD, invite } from '../fixtures/account.js';
import { expect, test } from '../fixtures/api-test.js';
import { type LoneGateway, startGateway } from '../fixtures/lone-gateway.js';
import { readRunningSystem } from '../system/running-system.js';

let gateway: LoneGateway;

// The gateway takes the client's address from a header, so that failures here do not count against the address of
// other tests.
test.beforeAll(async () => {
  const { gatewayNatsUrl, redisUrl } = readRunningSystem();
  gateway = await startGateway(gatewayNatsUrl, { REDIS_URL: redisUrl, TRUSTED_PROXIES: '127.0.0.1' });
});
test.afterAll(() => gateway.stop());

/** The site to which the passkeys of a gateway on this machine belong. */
const site = () => ({ origin: gateway.url.replace('127.0.0.1', 'localhost'), rpId: 'localhost' });

const part = (): string => Math.floor(Math.random() * 65_536).toString(16);

/** Sends a POST request, by default from an IP address in a network that no other request has used. */
function post(
  context: APIRequestContext,
  { path }: { path: string },
  data: object = {},
  csrfToken = '',
  address = `2001:db8:${part()}:${part()}::1`,
): Promise<APIResponse> {
  const headers = { 'x-forwarded-for': address, 'x-csrf-token': csrfToken };
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

/** A reader with a passkey, and a browser that is not logged in. */
async function withPasskey(playwright: PlaywrightWorkerArgs['playwright'], request: APIRequestContext) {
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
  const logIn = (signed: Ceremony, address?: string) =>
    post(stranger, panelRoutes.loginByPasskey, { answer: device.sign(signed) }, '', address);
  const close = () => Promise.all([owner.dispose(), stranger.dispose()]);
  return { stranger, startAdding: () => startAdding(csrfToken), ask, logIn, close };
}

test('A login is refused if the passkey signed for another site, with another key or for an invalid challenge', async ({
  playwright,
  request,
}) => {
  const { startAdding, ask, logIn, close } = await withPasskey(playwright, request);
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
  expect((await logIn({ ...site(), challenge: await startAdding() })).status()).toBe(403);
  const challenge = await ask();
  expect((await logIn({ ...site(), challenge })).status()).toBe(200);
  // This device has no signature counter, so only the challenge reveals a replayed login.
  expect((await logIn({ ...site(), challenge })).status()).toBe(403);
  await close();
});

test('A correct passkey logs in from a network whose login attempts others have used up', async ({
  playwright,
  request,
}) => {
  const { stranger, ask, logIn, close } = await withPasskey(playwright, request);
  // The attempts of each kind come from different addresses, so that the limit on writes per address refuses none.
  const network = `2001:db8:${part()}:${part().padStart(4, '0').slice(0, 2)}`;
  const neighbour = (n: number) => `${network}${n.toString(16).padStart(2, '0')}::1`;
  // A separate account, so that nothing is counted against the accounts of other tests.
  const email = `${part()}${part()}@gewerk.example`;
  const wrongPassword = (n: number) =>
    post(stranger, panelRoutes.login, { email, password: 'falsch' }, '', neighbour(n));
  const wrongPasskey = async (n: number) =>
    logIn({ ...site(), challenge: await ask(), key: SoftwareDevice.strangersKey() }, neighbour(n));
  for (const wrong of [wrongPassword, wrongPasskey]) {
    for (let n = 0; n < LOGIN.maxOfNetwork; n += 1) expect((await wrong(n)).status()).toBe(401);
    expect((await wrong(LOGIN.maxOfNetwork)).status()).toBe(429);
  }
  expect((await logIn({ ...site(), challenge: await ask() }, neighbour(0))).status()).toBe(200);
  await close();
});
