import cookie from '@fastify/cookie';
import { LOGIN } from '@gewerk/contracts/limits';
import { eventually, startRedis, type TestServer } from '@gewerk/testing';
import fastify, { type FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { SharedRedis } from '../redis.js';
import { LoginDevices } from './login-devices.js';
import { type LoginAttempt, LoginLimiter } from './login-limiter.js';

const OPERATOR = 'operator';
const from = (address: string, account = OPERATOR, kind: LoginAttempt['kind'] = 'password') => ({
  address,
  account,
  device: undefined,
  kind,
});

describe('wrong passwords', () => {
  let server: TestServer;
  let redis: Redis;
  let gateways: SharedRedis[];
  let limiters: [LoginLimiter, LoginLimiter];

  beforeAll(async () => {
    server = await startRedis();
    redis = new Redis(server.url);
    gateways = [1, 2].map(() => new SharedRedis({ REDIS_URL: server.url }));
    await Promise.all(gateways.map((gateway) => gateway.onModuleInit()));
    limiters = [new LoginLimiter(gateways[0]!), new LoginLimiter(gateways[1]!)];
  });

  afterEach(() => redis.flushall());

  afterAll(async () => {
    for (const gateway of gateways) gateway.onApplicationShutdown();
    redis.disconnect();
    await server.stop();
  });

  /** How many of the attempts were allowed. */
  async function passed(attempts: Parameters<LoginLimiter['countAttempt']>[0][]): Promise<number> {
    let count = 0;
    for (const [index, attempt] of attempts.entries())
      if ((await limiters[index % 2]!.countAttempt(attempt)) === 0) count += 1;
    return count;
  }

  it('ADM-GATE-13 are limited to five per address in 15 min, across gateways and simultaneous attempts', async () => {
    const take = (address: string) =>
      Promise.all(Array.from({ length: 12 }, (_, i) => limiters[i % 2]!.countAttempt(from(address))));
    const waits = await take('203.0.113.7');
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    const refused = waits.filter((wait) => wait > 0);
    expect(Math.min(...refused)).toBeGreaterThan(LOGIN.window / 1_000 - 60);
    expect(Math.max(...refused)).toBeLessThanOrEqual(900);
    expect(await limiters[0].countAttempt(from('203.0.113.8'))).toBe(0);
    await limiters[0].succeeded(from('203.0.113.7'));
    expect(await limiters[0].countAttempt(from('203.0.113.7'))).toBe(0);
  });

  it('are limited per network, per account and in total; successful attempts do not count', async () => {
    const addresses = (count: number, address: (n: number) => string, account?: (n: number) => string) =>
      Array.from({ length: count }, (_, n) => from(address(n), account?.(n)));
    const ofOneNetwork = addresses(60, (n) => `2001:db8:0:${n.toString(16)}::1`);
    expect(await passed(ofOneNetwork)).toBe(LOGIN.maxOfNetwork);
    expect(await passed(addresses(60, (n) => `203.0.113.${n}`))).toBe(LOGIN.maxOfNetwork);
    await redis.flushall();
    for (let n = 0; n < 100; n += 1) {
      const right = from(`10.0.${n}.1`);
      expect(await limiters[0].countAttempt(right)).toBe(0);
      await limiters[1].succeeded(right);
    }
    const ofManyNetworks = (count: number, account?: (n: number) => string) =>
      addresses(count, (n) => `10.1.${n % 250}.${Math.floor(n / 250)}`, account);
    expect(await passed(ofManyNetworks(80))).toBe(LOGIN.maxOfAccount);
    await redis.flushall();
    expect(await passed(ofManyNetworks(240, (n) => `editor-${n}`))).toBe(LOGIN.maxOfAll);
  });

  it('from elsewhere do not lock out a network from which someone has logged in to the account', async () => {
    await limiters[1].succeeded(from('203.0.113.7'));
    await limiters[1].succeeded(from('2001:db8:5:1::1', OPERATOR, 'code'));
    for (const account of [OPERATOR, 'editor'])
      await passed(Array.from({ length: 60 }, (_, n) => from(`10.1.${n}.1`, account)));
    await passed(Array.from({ length: 40 }, (_, n) => from(`10.2.${n}.1`, OPERATOR, 'code')));
    expect(await limiters[0].countAttempt(from('198.51.100.1'))).toBeGreaterThan(0);
    // An unknown browser at another address of the network may try too, but only for the account to which
    // someone has logged in.
    for (const address of ['203.0.113.99', '2001:db8:5:77::2']) {
      expect(await limiters[0].countAttempt(from(address, 'editor'))).toBeGreaterThan(0);
      expect(await limiters[0].countAttempt(from(address))).toBe(0);
      expect(await limiters[0].countAttempt(from(address, OPERATOR, 'code'))).toBe(0);
    }
    // This does not bypass the limits by address, network and code.
    await redis.flushall();
    await limiters[1].succeeded(from('203.0.113.7'));
    expect(await passed(Array.from({ length: 9 }, () => from('203.0.113.7')))).toBe(LOGIN.maxFailures);
    expect(await passed(Array.from({ length: 60 }, (_, n) => from(`203.0.113.${n + 8}`)))).toBe(
      LOGIN.maxOfNetwork - LOGIN.maxFailures,
    );
    await limiters[1].succeeded(from('198.51.100.1'));
    const codes = Array.from({ length: 40 }, (_, n) => from(`198.51.100.${n + 1}`, OPERATOR, 'code'));
    expect(await passed(codes)).toBe(LOGIN.maxCodesOfAccount);
  });

  it('keep a new network out for at most 900 s, which refused attempts do not prolong', async () => {
    await passed(Array.from({ length: LOGIN.maxOfAccount }, (_, n) => from(`10.7.${n}.1`)));
    const wait = await limiters[0].countAttempt(from('198.51.100.1'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(900);
    // Simulates that all but a second of the window has passed.
    for (const key of await redis.keys('gewerk:login-failures:*')) await redis.pexpire(key, 1_000);
    expect(await passed(Array.from({ length: 30 }, (_, n) => from(`10.8.${n}.1`)))).toBe(0);
    const [account = ''] = await redis.keys('gewerk:login-failures:account:*');
    expect(await redis.pttl(account)).toBeLessThanOrEqual(1_000);
    let tried = 0;
    const again = () => limiters[1].countAttempt(from(`10.9.${(tried += 1)}.1`));
    await eventually(async () => (await again()) === 0);
  });

  it('are counted separately from codes after a correct password, which have a stricter limit per account', async () => {
    const codes = Array.from({ length: 40 }, (_, n) => from(`10.2.${n}.1`, OPERATOR, 'code'));
    expect(await passed(codes)).toBe(LOGIN.maxCodesOfAccount);
    expect(await limiters[0].countAttempt(from('198.51.100.2'))).toBe(0);
    expect(await limiters[0].countAttempt(from('198.51.100.3', 'editor', 'code'))).toBe(0);
    const known = { ...from('10.2.0.1', OPERATOR, 'code'), device: 'known' };
    expect(await passed(Array.from({ length: 9 }, () => known))).toBe(LOGIN.maxFailures);
  });

  it('are counted separately from refused passkeys, which are limited per network and in total', async () => {
    const passkeys = (network: number) =>
      Array.from({ length: 25 }, (_, n) => from(`10.${network}.0.${n}`, '', 'passkey'));
    expect(await passed(passkeys(3))).toBe(LOGIN.maxOfNetwork);
    const others = Array.from({ length: 10 }, (_, n) => passkeys(n + 4)).flat();
    expect(await passed(others)).toBe(LOGIN.maxOfAll - LOGIN.maxOfNetwork);
    expect(await limiters[0].countAttempt(from('10.3.0.0'))).toBe(0);
  });

  it('do not include a password before a code, but earlier failures of its address stay counted', async () => {
    const attempt = from('203.0.113.9');
    for (let n = 1; n < LOGIN.maxFailures; n += 1) await limiters[0].countAttempt(attempt);
    for (let n = 0; n < 20; n += 1) {
      expect(await limiters[0].countAttempt(attempt)).toBe(0);
      await limiters[1].release(attempt);
    }
    expect(await limiters[0].countAttempt(attempt)).toBe(0);
    expect(await limiters[0].countAttempt(attempt)).toBeGreaterThan(0);
  });

  describe('from a browser in which the operator has logged in', () => {
    let site: FastifyInstance;

    beforeAll(async () => {
      site = fastify();
      await site.register(cookie);
      const [first, second] = gateways.map(
        (gateway) =>
          new LoginDevices({ adminOrigin: undefined, canonicalOrigin: 'http://127.0.0.1' }, gateway),
      );
      site.post('/login', async (_request, reply) => {
        await first!.remember(reply, OPERATOR);
        return reply.send();
      });
      site.get<{ Querystring: { account: string; now?: string } }>('/device', async (request) => {
        const { account, now } = request.query;
        return { device: await second!.find(request, account, now ? Number(now) : Date.now()) };
      });
    });

    afterAll(() => site.close());

    const login = async () => (await site.inject({ method: 'POST', url: '/login' })).cookies[0]!;
    async function device(value: string, account = OPERATOR, now?: number): Promise<string | undefined> {
      const url = `/device?account=${account}${now ? `&now=${now}` : ''}`;
      const answer = await site.inject({ url, cookies: { gewerk_device: value } });
      return answer.json<{ device?: string }>().device;
    }

    it('are counted separately, so that attackers elsewhere do not lock out the operator, who has five attempts', async () => {
      const { value } = await login();
      const known = await device(value);
      expect(known).toBeDefined();
      const attack = Array.from({ length: 300 }, (_, n) => from(`10.1.${n % 250}.${Math.floor(n / 250)}`));
      await passed(attack);
      // The operator may try even from an address that attackers use too, such as that of a company's proxy.
      const owner = { ...from('10.1.0.0'), device: known };
      expect(await limiters[0].countAttempt(from('198.51.100.1'))).toBeGreaterThan(0);
      expect(await limiters[0].countAttempt(owner)).toBe(0);
      await limiters[1].succeeded(owner);
      expect(await passed(Array.from({ length: 9 }, () => owner))).toBe(LOGIN.maxFailures);
    });

    it('are recognised by a cookie that scripts cannot read, for 90 days and for their account only', async () => {
      const { value, ...attributes } = await login();
      expect(attributes).toMatchObject({ httpOnly: true, sameSite: 'Strict', maxAge: 90 * 86_400 });
      expect(await device(value, 'editor')).toBeUndefined();
      expect(await device(value, OPERATOR, Date.now() + LOGIN.knownBrowser)).toBeUndefined();
    });

    it.each([
      ['longer life', (value: string) => value.replace(/\.\d+\./, '.99999999999999.')],
      ['another id', (value: string) => `x${value}`],
      ['no signature', (value: string) => value.replace(/\.[\w-]+$/, '.')],
      ['nothing', () => ''],
      ['more', (value: string) => `${value}.x`],
    ])('are not recognised by a forged cookie with %s', async (_what, forge) => {
      const { value } = await login();
      expect(await device(value)).toBeDefined();
      expect(await device(forge(value))).toBeUndefined();
    });
  });
});
