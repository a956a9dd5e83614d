import { hash } from 'node:crypto';
import { LOGIN } from '@gewerk/contracts/limits';
import { Injectable } from '@nestjs/common';
import { SharedRedis } from '../redis.js';
import { addressGroup } from '../../http/address-group.js';

/** Counts an attempt and answers the count and the milliseconds until it is forgotten; the first one starts the time. */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`;

/** Wrong passwords by address and account, counted for all gateways together. */
@Injectable()
export class LoginLimiter {
  constructor(private readonly redis: SharedRedis) {}

  /** Counts an attempt before the password is checked. Returns 0 if allowed, else the seconds to wait. */
  async take(address: string, account: string): Promise<number> {
    const [count, left] = (await this.redis.run((redis) =>
      redis.eval(COUNT, 1, keyOf(address, account), LOGIN.window),
    )) as [number, number];
    return count > LOGIN.maxFailures ? Math.max(1, Math.ceil(left / 1_000)) : 0;
  }

  /** Gives an attempt back that was no failure. */
  async succeeded(address: string, account: string): Promise<void> {
    await this.redis.run((redis) => redis.del(keyOf(address, account)));
  }
}

const keyOf = (address: string, account: string): string =>
  `gewerk:login-failures:${addressGroup(address)}:${hash('sha256', account.toLowerCase(), 'base64url')}`;
