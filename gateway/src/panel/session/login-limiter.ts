import { hash } from 'node:crypto';
import { LOGIN } from '@gewerk/contracts/limits';
import { Injectable } from '@nestjs/common';
import { addressGroup, networkGroup } from '../../rates/caller-groups.js';
import { SharedRedis } from '../redis.js';

/** A password, a code after a correct password, or a refused passkey. */
export interface LoginAttempt {
  kind: 'password' | 'code' | 'passkey';
  address: string;
  account: string;
  /** The browser, if it has been used to log in ({@link LoginDevices}). */
  device: string | undefined;
}

interface Count {
  name: string;
  /** Attempts allowed within {@link LOGIN.window}. */
  points: number;
  keyOf: (attempt: LoginAttempt) => string;
  /** The kinds of attempts that it counts; all if missing. */
  kinds?: readonly LoginAttempt['kind'][];
  /** Only networks from which someone has logged in to the account, or only others; all if missing. */
  of?: 'known' | 'unknown';
}

/**
 * The first key exists if the network is known; counts for the other kind of network are skipped. ARGV[n] is the
 * kind of KEYS[n].
 */
const PASSED_OVER = `
local other = redis.call('exists', KEYS[1]) == 1 and 'unknown' or 'known'
local function isPassedOver(n) return n == 1 or ARGV[n] == other end`;

/**
 * Counts the attempt in one key after another, up to the first that is full; a key without an open window
 * opens one. Returns the milliseconds until the window of the full key ends, or 0 if none was full.
 */
const COUNT = `${PASSED_OVER}
for n, key in ipairs(KEYS) do
  if not isPassedOver(n) then
    redis.call('set', key, 0, 'PX', ARGV[1], 'NX')
    if redis.call('incr', key) > tonumber(ARGV[#KEYS + n]) then return redis.call('pttl', key) end
  end
end
return 0`;

/**
 * Takes the attempt back from each key that still counts. If ARGV[1], in milliseconds, is above zero, the
 * first count is reset instead, and the network is known for that long.
 */
const GIVE_BACK = `${PASSED_OVER}
local known = tonumber(ARGV[1])
for n, key in ipairs(KEYS) do
  if not isPassedOver(n) then
    if n == 2 and known > 0 then redis.call('del', key)
    elseif tonumber(redis.call('get', key) or 0) > 0 then redis.call('decr', key) end
  end
end
if known > 0 then redis.call('set', KEYS[1], 1, 'PX', known) end
return 0`;

const guesses = ['password', 'code'] as const;
const ofNetwork: Count['keyOf'] = ({ address }) => networkGroup(address);
const ofAccount: Count['keyOf'] = ({ account }) => hash('sha256', account.toLowerCase(), 'base64url');
const ofAccountThere: Count['keyOf'] = (attempt) => `${ofAccount(attempt)}:${ofNetwork(attempt)}`;
const ofDevice: Count = { name: 'device', points: LOGIN.maxFailures, keyOf: ({ device }) => device ?? '' };

/**
 * Narrowest first: an attempt that one count refuses is not counted by the wider ones, so a single sender
 * cannot exhaust the wider counts.
 */
const counts: readonly Count[] = [
  {
    name: 'address',
    points: LOGIN.maxFailures,
    keyOf: ({ address }) => addressGroup(address),
    kinds: guesses,
  },
  { name: 'network', points: LOGIN.maxOfNetwork, keyOf: ofNetwork, kinds: guesses },
  { name: 'passkey', points: LOGIN.maxOfNetwork, keyOf: ofNetwork, kinds: ['passkey'] },
  { name: 'all-passkeys', points: LOGIN.maxOfAll, keyOf: () => 'all', kinds: ['passkey'] },
  { name: 'account', points: LOGIN.maxOfAccount, keyOf: ofAccount, kinds: guesses, of: 'unknown' },
  { name: 'code', points: LOGIN.maxCodesOfAccount, keyOf: ofAccount, kinds: ['code'], of: 'unknown' },
  {
    name: 'code-there',
    points: LOGIN.maxCodesOfAccount,
    keyOf: ofAccountThere,
    kinds: ['code'],
    of: 'known',
  },
  { name: 'all', points: LOGIN.maxOfAll, keyOf: () => 'all', kinds: guesses, of: 'unknown' },
];

/**
 * Wrong passwords and codes, counted for all gateways together: by address, network, account and in total; refused
 * passkeys by network and in total. A known browser has a separate count instead, and a network from which someone
 * has logged in to the account counts separately, so that attempts from elsewhere cannot lock its user out. Each
 * step is one call to Redis.
 */
@Injectable()
export class LoginLimiter {
  constructor(private readonly redis: SharedRedis) {}

  /**
   * Counts an attempt before the password is checked, or after a passkey was refused.
   * @returns 0 if it is allowed, otherwise the seconds to wait
   */
  async countAttempt(attempt: LoginAttempt): Promise<number> {
    const points = countsOf(attempt).map((count) => count.points);
    const wait = Number(await this.evaluate(COUNT, attempt, LOGIN.window, [0, ...points]));
    return wait === 0 ? 0 : Math.max(1, Math.ceil(wait / 1_000));
  }

  /** Takes back an attempt that was not a failure. */
  async release(attempt: LoginAttempt): Promise<void> {
    await this.evaluate(GIVE_BACK, attempt, 0);
  }

  /**
   * Takes back an attempt that was not a failure, forgets the failures of its address or browser, and makes its
   * network known.
   */
  async succeeded(attempt: LoginAttempt): Promise<void> {
    await this.evaluate(GIVE_BACK, attempt, LOGIN.knownBrowser);
  }

  private evaluate(
    script: string,
    attempt: LoginAttempt,
    first: number,
    points: readonly number[] = [],
  ): Promise<unknown> {
    const counted = countsOf(attempt);
    const keys = [
      `gewerk:login-networks:${ofAccountThere(attempt)}`,
      ...counted.map(({ name, keyOf }) => `gewerk:login-failures:${name}:${keyOf(attempt)}`),
    ];
    const sorts = counted.map(({ of }) => of ?? '');
    return this.redis.run((redis) => redis.eval(script, keys.length, ...keys, first, ...sorts, ...points));
  }
}

const countsOf = ({ device, kind }: LoginAttempt): readonly Count[] =>
  device === undefined
    ? counts.filter(({ kinds }) => kinds === undefined || kinds.includes(kind))
    : [ofDevice];
