import { hash } from 'node:crypto';
import { LOGIN } from '@gewerk/contracts/limits';
import { Injectable } from '@nestjs/common';
import { RateLimiterRedis } from 'rate-limiter-flexible';
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
  /** What it counts; everything where they are missing. */
  kinds?: readonly LoginAttempt['kind'][];
  limiter: RateLimiterRedis;
  keyOf: (attempt: LoginAttempt) => string;
}

/**
 * Wrong passwords, codes and passkeys, counted for all gateways together: by address, network, account and all. A browser in which somebody
 * has logged in has a separate count instead, so that attempts from elsewhere cannot lock its user out.
 */
@Injectable()
export class LoginLimiter {
  /** From the narrowest: an attempt that one refuses is not counted by the wider ones, which a single sender cannot exhaust. */
  private readonly counts: readonly [own: Count, ...shared: Count[]];
  private readonly device: Count;

  constructor(private readonly redis: SharedRedis) {
    const count = (name: string, points: number, keyOf: Count['keyOf'], kinds?: Count['kinds']): Count => ({
      limiter: new RateLimiterRedis({
        storeClient: redis.redis,
        keyPrefix: `gewerk:login-failures:${name}`,
        points,
        duration: LOGIN.window / 1_000,
      }),
      keyOf,
      ...(kinds ? { kinds } : {}),
    });
    const guesses = ['password', 'code'] as const;
    const ofAccount: Count['keyOf'] = ({ account }) => hash('sha256', account.toLowerCase(), 'base64url');
    this.counts = [
      count('address', LOGIN.maxFailures, ({ address }) => addressGroup(address)),
      count('network', LOGIN.maxOfNetwork, ({ address }) => networkGroup(address)),
      count('account', LOGIN.maxOfAccount, ofAccount, guesses),
      count('code', LOGIN.maxCodesOfAccount, ofAccount, ['code']),
      count('all', LOGIN.maxOfAll, () => 'all', guesses),
    ];
    this.device = count('device', LOGIN.maxFailures, ({ device }) => device ?? '');
  }

  /** Counts an attempt before the password is checked. Returns 0 if allowed, else the seconds to wait. */
  async countAttempt(attempt: LoginAttempt): Promise<number> {
    for (const { limiter, keyOf } of this.countsOf(attempt)) {
      // Unlike `consume`, rejects for a fault only.
      const { consumedPoints, msBeforeNext } = await this.redis.run(() => limiter.penalty(keyOf(attempt)));
      if (consumedPoints > limiter.points) return Math.max(1, Math.ceil(msBeforeNext / 1_000));
    }
    return 0;
  }

  /** Gives an attempt back that was no failure. */
  async release(attempt: LoginAttempt): Promise<void> {
    await this.redis.run(() =>
      Promise.all(this.countsOf(attempt).map(({ limiter, keyOf }) => limiter.reward(keyOf(attempt)))),
    );
  }

  /** Gives an attempt back that was no failure, and forgets the failures of its address or browser. */
  async succeeded(attempt: LoginAttempt): Promise<void> {
    const [own, ...shared] = this.countsOf(attempt);
    await this.redis.run(() =>
      Promise.all([
        own.limiter.delete(own.keyOf(attempt)),
        ...shared.map(({ limiter, keyOf }) => limiter.reward(keyOf(attempt))),
      ]),
    );
  }

  private countsOf({ device, kind }: LoginAttempt): LoginLimiter['counts'] {
    if (device !== undefined) return [this.device];
    const [own, ...shared] = this.counts;
    return [own, ...shared.filter(({ kinds }) => kinds === undefined || kinds.includes(kind))];
  }
}
