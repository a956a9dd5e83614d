import { hash, randomBytes } from 'node:crypto';
import type { LoginTicket } from '@gewerk/contracts/serving';
import { FACTORS } from '@gewerk/contracts/limits';
import { Injectable } from '@nestjs/common';
import { SharedRedis } from '../redis.js';

/** A login after its password was accepted. */
export interface HalfLogin {
  readonly accountId: string;
  /** Version of the account when its password was entered. */
  readonly version: number;
  /** Email address of a named account. */
  readonly email?: string | undefined;
}

const TOKEN_BYTES = 32;

const keyOf = (ticket: string): string => `gewerk:login-ticket:${hash('sha256', ticket, 'base64url')}`;

/**
 * Links a correct password to the code that must follow, in Redis for all gateways. A ticket is not a session: it
 * only allows trying a code.
 */
@Injectable()
export class LoginTickets {
  constructor(private readonly redis: SharedRedis) {}

  async issue(login: HalfLogin, now = this.redis.now()): Promise<LoginTicket> {
    const ticket = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.redis.run((redis) => redis.set(keyOf(ticket), JSON.stringify(login), 'PX', FACTORS.ticket));
    return { ticket, expiresAt: new Date(now + FACTORS.ticket).toISOString() };
  }

  /** Undefined if it was used or has expired. */
  async find(ticket: string): Promise<HalfLogin | undefined> {
    const text = await this.redis.run((redis) => redis.get(keyOf(ticket)));
    return text === null ? undefined : (JSON.parse(text) as HalfLogin);
  }

  /** False if it has been used in the meantime. */
  async use(ticket: string): Promise<boolean> {
    return (await this.redis.run((redis) => redis.del(keyOf(ticket)))) === 1;
  }
}
