import { GewerkError, invalidField } from '@gewerk/contracts';
import { LOGIN } from '@gewerk/contracts/limits';
import { startRedis, type TestServer } from '@gewerk/testing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SharedRedis } from '../redis.js';
import { LoginAttempts } from './login-attempts.js';
import { LoginDevices } from './login-devices.js';
import { LoginLimiter } from './login-limiter.js';

const reply = { header: () => undefined } as unknown as FastifyReply;
const requestFrom = (ip: string) =>
  ({
    ip,
    cookies: {},
    panelCall: { acting: { id: '1', name: '', email: 'editor@example.org', role: 'editor', version: 1 } },
  }) as unknown as FastifyRequest;

describe('a password entered again for a change', () => {
  let server: TestServer;
  let redis: SharedRedis;
  let attempts: LoginAttempts;

  beforeAll(async () => {
    server = await startRedis();
    redis = new SharedRedis({ REDIS_URL: server.url });
    await redis.onModuleInit();
    const site = { adminOrigin: undefined, canonicalOrigin: 'http://127.0.0.1' };
    attempts = new LoginAttempts(new LoginLimiter(redis), new LoginDevices(site, redis));
  });

  afterEach(() => redis.redis.flushall());

  afterAll(async () => {
    redis.onApplicationShutdown();
    await server.stop();
  });

  /** The outcomes of changes that a service refuses in this way, one after the other. */
  async function refusedBy(fault: Error, times: number): Promise<string[]> {
    const ends: string[] = [];
    for (let n = 0; n < times; n += 1) {
      const change = attempts.withPassword(requestFrom('203.0.113.7'), reply, () => Promise.reject(fault));
      ends.push(await change.catch((error: GewerkError) => error.code));
    }
    return ends;
  }

  it.each([
    ['a common new password', invalidField('newPassword', 'is among the most common')],
    ['a change that another one overtook', new GewerkError('conflict', 'Set up an app first.')],
  ])('is not a failure if it was correct and the change is refused for %s', async (_why, fault) => {
    expect(await refusedBy(fault, 20)).toEqual(Array.from({ length: 20 }, () => fault.code));
  });

  it.each([
    ['it is wrong', invalidField('oldPassword', 'is not the current password'), 'invalid-input'],
    [
      'it is wrong beside a new one',
      invalidField('password', 'is not the current password'),
      'invalid-input',
    ],
    ['it was not checked', new GewerkError('unavailable', 'The service is away.'), 'unavailable'],
    ['its account has ended', new GewerkError('account-not-found', 'There is none.'), 'account-not-found'],
  ])('stays counted if %s', async (_why, fault, code) => {
    const ends = await refusedBy(fault, LOGIN.maxFailures + 2);
    expect(ends.slice(0, LOGIN.maxFailures)).toEqual(Array.from({ length: LOGIN.maxFailures }, () => code));
    expect(ends.slice(LOGIN.maxFailures)).toEqual(['rate-limited', 'rate-limited']);
  });

  it('has the same limit as a code that confirms an app', async () => {
    const ends: string[] = [];
    for (let n = 0; n < LOGIN.maxFailures + 1; n += 1) {
      const wrong = () => Promise.reject(invalidField('code', 'is not the code that the app shows now'));
      const change = attempts.withCode(requestFrom('203.0.113.9'), reply, wrong);
      ends.push(await change.catch((error: GewerkError) => error.code));
    }
    expect(new Set(ends.slice(0, -1))).toEqual(new Set(['invalid-input']));
    expect(ends.at(-1)).toBe('rate-limited');
  });

  it('costs one call to Redis before it and one after it', async () => {
    const asked: string[] = [];
    const monitor = await redis.redis.monitor();
    monitor.on('monitor', (_time: string, [command = '']: string[], source: string) => {
      // Commands within the scripts do not count.
      if (source !== 'lua') asked.push(command.toLowerCase());
    });
    await attempts.withPassword(requestFrom('203.0.113.8'), reply, () => Promise.resolve());
    await redis.redis.echo('end');
    await new Promise<void>((resolve) => {
      const ended = () => asked.includes('echo') && resolve();
      monitor.on('monitor', ended);
      ended();
    });
    monitor.disconnect();
    expect(asked).toEqual(['eval', 'eval', 'echo']);
  });
});
