import { SESSION } from '@gewerk/contracts/limits';
import { eventually, startRedis, type TestServer } from '@gewerk/testing';
import { Redis } from 'ioredis';
import { SharedRedis } from '../redis.js';
import { LoginLimiter } from './login-limiter.js';
import { SessionStore } from './session-store.js';

const OWNER = { id: 'owner', version: 1 };
const ORIGIN = { address: '203.0.113.7', browser: 'Firefox' };

const MINUTE_MS = 60_000;
const stranger = {
  address: '203.0.113.7',
  account: 'operator',
  device: undefined,
  kind: 'password' as const,
};

describe('a session in Redis', () => {
  let server: TestServer;
  let redis: Redis;
  let shared: SharedRedis;
  let sessions: SessionStore;

  beforeAll(async () => {
    server = await startRedis();
    redis = new Redis(server.url);
    shared = new SharedRedis({ REDIS_URL: server.url });
    await shared.onModuleInit();
    sessions = new SessionStore(shared);
  });

  afterEach(() => redis.flushall());

  afterAll(async () => {
    shared.onApplicationShutdown();
    redis.disconnect();
    await server.stop();
  });

  const onlyKey = async (): Promise<string> => {
    const keys = await redis.keys('gewerk:session:*');
    expect(keys).toHaveLength(1);
    return keys[0] ?? '';
  };

  it('ADM-GATE-07 is valid at every gateway, and is stored without its tokens', async () => {
    const session = await sessions.begin({ id: 'owner', version: 3 }, ORIGIN);
    const other = new SharedRedis({ REDIS_URL: server.url });
    await other.onModuleInit();
    const found = await new SessionStore(other).find(session.token, { use: true });
    other.onApplicationShutdown();
    expect(found).toMatchObject({ csrfToken: session.csrfToken, accountId: 'owner', version: 3 });
    const stored = `${await onlyKey()} ${await redis.get(await onlyKey())}`;
    expect(stored).not.toContain(session.token);
    expect(stored).not.toContain(session.csrfToken);
  });

  it('ADM-GATE-08 ends when Redis has dropped it, 30 min after its last use', async () => {
    const { token } = await sessions.begin(OWNER, ORIGIN);
    const key = await onlyKey();
    const left = () => redis.pttl(key);
    expect(await left()).toBeGreaterThan(SESSION.idle - MINUTE_MS);
    expect(SESSION.idle).toBe(30 * MINUTE_MS);
    await redis.pexpire(key, MINUTE_MS);
    await sessions.find(token, { use: false });
    expect(await left()).toBeLessThanOrEqual(MINUTE_MS);
    await sessions.find(token, { use: true });
    expect(await left()).toBeGreaterThan(SESSION.idle - MINUTE_MS);
    await redis.pexpire(key, 1);
    await eventually(async () => (await redis.exists(key)) === 0);
    expect(await sessions.find(token, { use: true })).toBeUndefined();
  });

  it('ADM-GATE-09 ends 12 h after its start, however often it was used', async () => {
    const begun = Date.now();
    const { token } = await sessions.begin(OWNER, ORIGIN, begun);
    expect(SESSION.absolute).toBe(12 * 60 * MINUTE_MS);
    const late = begun + SESSION.absolute - 5 * MINUTE_MS;
    const found = await sessions.find(token, { use: true }, late);
    expect(found?.expiresAt.getTime()).toBe(begun + SESSION.absolute);
    expect(await redis.pttl(await onlyKey())).toBeLessThanOrEqual(5 * MINUTE_MS);
    expect(await sessions.find(token, { use: true }, begun + SESSION.absolute)).toBeUndefined();
    expect(await redis.keys('gewerk:session:*')).toEqual([]);
  });

  it('ADM-GATE-10 is deleted when it ends, and a call in progress does not bring it back', async () => {
    const session = await sessions.begin(OWNER, ORIGIN);
    await sessions.end(session);
    expect(await sessions.find(session.token, { use: true })).toBeUndefined();
    expect(await sessions.renew(session, { id: 'owner', version: 2 })).toBeUndefined();
    expect(await redis.keys('gewerk:session:*')).toEqual([]);
  });

  it("from the release before accounts continues as the owner's, is listed and can be ended", async () => {
    const { token } = await sessions.begin({ id: 'owner', version: 4 }, ORIGIN);
    const key = await onlyKey();
    await redis.set(key, JSON.stringify({ passwordVersion: 4, begunAt: Date.now() }), 'KEEPTTL');
    await redis.del('gewerk:sessions-of:owner');
    const found = await sessions.find(token, { use: true });
    expect(found).toMatchObject({ accountId: 'owner', version: 4 });
    expect(await sessions.list({ id: 'owner', version: 4 })).toHaveLength(1);
    await sessions.end({ token, accountId: 'owner' });
    expect(await sessions.find(token, { use: true })).toBeUndefined();
  });

  it('of the owner can be read by the release before accounts', async () => {
    await sessions.begin({ id: 'owner', version: 4 }, ORIGIN);
    const stored: unknown = JSON.parse((await redis.get(await onlyKey())) ?? '');
    expect(stored).toMatchObject({ passwordVersion: 4, begunAt: expect.any(Number) });
  });

  it('continues with changed rights under a new token, without lasting longer', async () => {
    const session = await sessions.begin(OWNER, ORIGIN);
    await redis.pexpire(await onlyKey(), MINUTE_MS);
    const renewed = await sessions.renew(session, { id: 'owner', version: 2 });
    expect(renewed?.token).not.toBe(session.token);
    expect(renewed?.csrfToken).not.toBe(session.csrfToken);
    expect(await sessions.find(session.token, { use: false })).toBeUndefined();
    expect(await sessions.find(renewed?.token ?? '', { use: false })).toMatchObject({ version: 2 });
    expect(await redis.pttl(await onlyKey())).toBeLessThanOrEqual(MINUTE_MS);
  });

  it('is listed for its account only, newest first, and can be ended only by it', async () => {
    const begun = Date.now();
    await sessions.begin(OWNER, ORIGIN, begun - 2);
    await sessions.begin(OWNER, { ...ORIGIN, browser: 'Safari' }, begun - 1);
    await sessions.begin({ id: 'another', version: 1 }, ORIGIN, begun);
    const listed = await sessions.list(OWNER);
    expect(listed.map(({ browser }) => browser)).toEqual(['Safari', 'Firefox']);
    expect(await sessions.list({ id: 'owner', version: 2 })).toEqual([]);
    const id = listed[0]?.id ?? '';
    expect(await sessions.endOf('another', id)).toBe(0);
    expect(await sessions.list(OWNER)).toHaveLength(2);
    expect(await sessions.endOf('owner', id)).toBe(1);
    expect((await sessions.list(OWNER)).map(({ browser }) => browser)).toEqual(['Firefox']);
  });

  it('beyond the limit of an account ends the oldest', async () => {
    const begun = Date.now();
    const first = await sessions.begin(OWNER, ORIGIN, begun);
    for (let at = 1; at <= SESSION.most; at += 1) await sessions.begin(OWNER, ORIGIN, begun + at);
    expect(await sessions.find(first.token, { use: false })).toBeUndefined();
    expect(await sessions.list(OWNER)).toHaveLength(SESSION.most);
  });

  it.each(['', 'x', '*', 'a'.repeat(5_000), 'ä'.repeat(43)])(
    'does not exist for the token %.20s',
    async (token) => {
      expect(await sessions.find(token, { use: true })).toBeUndefined();
    },
  );

  it('cannot be used while Redis is unavailable, and can begin again when it is back', async () => {
    const { token } = await sessions.begin(OWNER, ORIGIN);
    await server.kill();
    const asked = Date.now();
    await expect(sessions.find(token, { use: true })).rejects.toMatchObject({ code: 'unavailable' });
    await expect(new LoginLimiter(shared).countAttempt(stranger)).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(Date.now() - asked).toBeLessThan(5_000);
    await server.restart();
    const back = () =>
      sessions.begin(OWNER, ORIGIN).then(
        () => true,
        () => false,
      );
    await eventually(back);
  });
});
