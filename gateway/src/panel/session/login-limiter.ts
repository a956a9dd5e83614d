import { hash } from 'node:crypto';
import { LOGIN } from '@gewerk/contracts/limits';
import { Injectable } from '@nestjs/common';
import { addressGroup, networkGroup } from '../../rates/caller-groups.js';
import { SharedRedis } from '../redis.js';

/** A password that somebody gives, a code after a right password, or a passkey. */
export interface LoginAttempt {
  kind: 'password' | 'code' | 'passkey';
  address: string;
  account: string;
  /** The browser, where somebody has logged in with it before ({@link LoginDevices}). */
  device: string | undefined;
}

interface Count {
  name: string;
  /** Attempts that it allows within {@link LOGIN.window}. */
  points: number;
  keyOf: (attempt: LoginAttempt) => string;
  /** What it counts; everything where they are missing. */
  kinds?: readonly LoginAttempt['kind'][];
}

/**
 * Counts in each key up to the first that has no place left, which opens its window where none is open. Answers the milliseconds
 * until that window ends, or 0 where all had a place.
 */
const COUNT = `
for n, key in ipairs(KEYS) do
  redis.call('set', key, 0, 'PX', ARGV[1], 'NX')
  if redis.call('incr', key) > tonumber(ARGV[n + 1]) then return redis.call('pttl', key) end
end
return 0`;

/** Forgets the first ARGV[1] keys, and takes one back from each of the others that still counts. */
const GIVE_BACK = `
for n, key in ipairs(KEYS) do
  if n <= tonumber(ARGV[1]) then redis.call('del', key)
  elseif tonumber(redis.call('get', key) or 0) > 0 then redis.call('decr', key) end
end
return 0`;

const guesses = ['password', 'code'] as const;
const ofAccount: Count['keyOf'] = ({ account }) => hash('sha256', account.toLowerCase(), 'base64url');
const ofDevice: Count = { name: 'device', points: LOGIN.maxFailures, keyOf: ({ device }) => device ?? '' };

/** From the narrowest: an attempt that one refuses is not counted by the wider ones, which a single sender cannot exhaust. */
const counts: readonly Count[] = [
  { name: 'address', points: LOGIN.maxFailures, keyOf: ({ address }) => addressGroup(address) },
  { name: 'network', points: LOGIN.maxOfNetwork, keyOf: ({ address }) => networkGroup(address) },
  { name: 'account', points: LOGIN.maxOfAccount, keyOf: ofAccount, kinds: guesses },
  { name: 'code', points: LOGIN.maxCodesOfAccount, keyOf: ofAccount, kinds: ['code'] },
  { name: 'all', points: LOGIN.maxOfAll, keyOf: () => 'all', kinds: guesses },
];

/**
 * Wrong passwords, codes and passkeys, counted for all gateways together: by address, network, account and all. A browser in which somebody
 * has logged in has a separate count instead, so that attempts from elsewhere cannot lock its user out. Each step is one question to Redis.
 */
@Injectable()
export class LoginLimiter {
  constructor(private readonly redis: SharedRedis) {}

  /** Counts an attempt before the password is checked. Returns 0 if allowed, else the seconds to wait. */
  async countAttempt(attempt: LoginAttempt): Promise<number> {
    const points = countsOf(attempt).map((count) => count.points);
    const wait = Number(await this.evaluate(COUNT, attempt, [LOGIN.window, ...points]));
    return wait === 0 ? 0 : Math.max(1, Math.ceil(wait / 1_000));
  }

  /** Gives an attempt back that was no failure. */
  async release(attempt: LoginAttempt): Promise<void> {
    await this.evaluate(GIVE_BACK, attempt, [0]);
  }

  /** Gives an attempt back that was no failure, and forgets the failures of its address or browser. */
  async succeeded(attempt: LoginAttempt): Promise<void> {
    await this.evaluate(GIVE_BACK, attempt, [1]);
  }

  private evaluate(script: string, attempt: LoginAttempt, values: readonly number[]): Promise<unknown> {
    const keys = countsOf(attempt).map(
      ({ name, keyOf }) => `gewerk:login-failures:${name}:${keyOf(attempt)}`,
    );
    return this.redis.run((redis) => redis.eval(script, keys.length, ...keys, ...values));
  }
}

const countsOf = ({ device, kind }: LoginAttempt): readonly Count[] =>
  device === undefined
    ? counts.filter(({ kinds }) => kinds === undefined || kinds.includes(kind))
    : [ofDevice];
