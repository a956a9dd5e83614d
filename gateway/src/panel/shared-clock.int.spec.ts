import { FORM_GUARD, SESSION } from '@gewerk/contracts/limits';
import { fakeOnly, startRedis, type TestServer } from '@gewerk/testing';
import { FormTokens } from '../forms/form-tokens.js';
import { SharedRedis } from './redis.js';
import { PasskeyChallenges } from './session/passkey-challenges.js';
import { SessionStore } from './session/session-store.js';

const MINUTE = 60_000;
const FORM_SECRET = 'x'.repeat(32);

/** What a browser claims to have signed. */
const signed = (challenge: string): string =>
  Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge })).toString('base64url');

let server: TestServer;
const gateways: SharedRedis[] = [];

beforeAll(async () => {
  server = await startRedis();
});
afterEach(() => {
  jest.useRealTimers();
});
afterAll(async () => {
  for (const gateway of gateways) gateway.onApplicationShutdown();
  await server.stop();
});

async function startGateway(): Promise<SharedRedis> {
  const gateway = new SharedRedis({ REDIS_URL: server.url });
  gateways.push(gateway);
  await gateway.onModuleInit();
  return gateway;
}

/** A gateway started on a host whose clock is wrong by this much; `on` runs its later calls. */
async function startWithClockOff(milliseconds: number) {
  const on = async <T>(work: () => T): Promise<Awaited<T>> => {
    jest.useFakeTimers(fakeOnly('Date')).setSystemTime(Date.now() + milliseconds);
    try {
      return await work();
    } finally {
      jest.useRealTimers();
    }
  };
  return { redis: await on(startGateway), on };
}

describe('gateways whose hosts’ clocks differ', () => {
  it.each([10, -10])('use the time of Redis if their own clock is off by %i min', async (minutes) => {
    const { redis, on } = await startWithClockOff(minutes * MINUTE);
    expect(Math.abs((await on(() => redis.now())) - Date.now())).toBeLessThan(MINUTE);
  });

  it('use their own time until Redis has responded', async () => {
    const alone = new SharedRedis({ REDIS_URL: 'redis://127.0.0.1:1' });
    gateways.push(alone);
    expect(Math.abs(alone.now() - Date.now())).toBeLessThan(MINUTE);
  });

  it('accept a form that was opened at one that is ahead', async () => {
    const { redis, on } = await startWithClockOff(10 * MINUTE);
    const ahead = new FormTokens({ FORM_SECRET }, redis);
    const here = new FormTokens({ FORM_SECRET }, await startGateway());
    const { token, earliest } = await on(() => ahead.issue('contact'));
    expect(here.check('contact', token, Date.now() + FORM_GUARD.minimumAge + MINUTE)).toBeTruthy();
    expect(Math.abs(earliest.getTime() - Date.now())).toBeLessThan(MINUTE);
  });

  it('accept a passkey challenge of one that is behind', async () => {
    const { redis, on } = await startWithClockOff(-10 * MINUTE);
    const behind = new PasskeyChallenges(redis);
    const here = new PasskeyChallenges(await startGateway());
    const challenge = await on(() => behind.issue('login'));
    expect(await here.read('login', signed(challenge))).toBe(challenge);
  });

  it('keep a session that began at one that is far behind', async () => {
    const { redis, on } = await startWithClockOff(-SESSION.absolute);
    const begun = { account: { id: 'owner', version: 1 }, origin: { address: '203.0.113.7', browser: '' } };
    const { token } = await on(() => new SessionStore(redis).begin(begun.account, begun.origin));
    const here = new SessionStore(await startGateway());
    expect(await here.find(token, { use: true })).toMatchObject({ accountId: 'owner' });
  });
});
