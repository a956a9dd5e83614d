import { FACTORS } from '@gewerk/contracts/limits';
import { startRedis, type TestServer } from '@gewerk/testing';
import { SharedRedis } from '../redis.js';
import { PasskeyChallenges } from './passkey-challenges.js';

/** What a browser claims to have signed. */
const signed = (challenge: unknown): string =>
  Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge })).toString('base64url');

describe('challenges for passkeys', () => {
  let server: TestServer;
  let gateways: SharedRedis[];
  let here: PasskeyChallenges;
  let there: PasskeyChallenges;

  beforeAll(async () => {
    server = await startRedis();
    gateways = [1, 2].map(() => new SharedRedis({ REDIS_URL: server.url }));
    await Promise.all(gateways.map((gateway) => gateway.onModuleInit()));
    [here, there] = [new PasskeyChallenges(gateways[0]!), new PasskeyChallenges(gateways[1]!)];
  });

  afterAll(async () => {
    for (const gateway of gateways) gateway.onApplicationShutdown();
    await server.stop();
  });

  const refused = { code: 'forbidden' as const };

  it('differ, store nothing until they are used, and are valid at every gateway', async () => {
    const challenge = await here.issue('login');
    expect(await here.issue('login')).not.toBe(challenge);
    expect(await there.read('login', signed(challenge))).toBe(challenge);
    const keys = await gateways[0]!.run((redis) => redis.keys('gewerk:passkey-challenge-used:*'));
    expect(keys).toEqual([]);
  });

  it('can be used only once across all gateways', async () => {
    const challenge = await here.issue('login');
    const used = await Promise.allSettled([here, there, here, there].map((one) => one.use(challenge)));
    expect(used.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(there.use(challenge)).rejects.toMatchObject(refused);
  });

  it('are remembered as used for as long as any gateway accepts them, even if issued by one whose clock is ahead', async () => {
    const ahead = Date.now() + 24 * FACTORS.ceremony;
    const challenge = await there.issue('login', ahead);
    expect(await here.read('login', signed(challenge))).toBe(challenge);
    await here.use(challenge);
    const keys = await gateways[0]!.run((redis) => redis.keys('gewerk:passkey-challenge-used:*'));
    const kept = await gateways[0]!.run((redis) => Promise.all(keys.map((key) => redis.pttl(key))));
    expect(Math.max(...kept)).toBeGreaterThan(ahead + FACTORS.ceremony - Date.now());
  });

  it('are valid only for their purpose and for five minutes', async () => {
    const now = Date.now();
    const challenge = await here.issue('add:session-1', now);
    await expect(here.read('login', signed(challenge), now)).rejects.toMatchObject(refused);
    await expect(here.read('add:session-2', signed(challenge), now)).rejects.toMatchObject(refused);
    const end = now + FACTORS.ceremony;
    expect(await here.read('add:session-1', signed(challenge), end)).toBe(challenge);
    await expect(here.read('add:session-1', signed(challenge), end + 1)).rejects.toMatchObject(refused);
  });

  it.each([
    ['no JSON', () => 'x'],
    ['no challenge', () => signed(undefined)],
    ['an empty one', () => signed('')],
    ['a number', () => signed(5)],
    ['one that it made up', () => signed(Buffer.alloc(56).toString('base64url'))],
    ['a longer life', (challenge: string) => signed(`${challenge.slice(0, 24)}_____${challenge.slice(29)}`)],
    ['a shorter signature', (challenge: string) => signed(challenge.slice(0, -4))],
  ])('are refused with %s', async (_what, forge) => {
    const challenge = await here.issue('login');
    await expect(here.read('login', forge(challenge))).rejects.toMatchObject(refused);
  });
});
