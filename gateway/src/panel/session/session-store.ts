import { hash, randomBytes } from 'node:crypto';
import { SESSION } from '@gewerk/contracts/limits';
import { Injectable } from '@nestjs/common';
import { SharedRedis } from '../redis.js';

/** A session that holds. */
export interface OperatorSession {
  readonly token: string;
  readonly csrfToken: string;
  readonly passwordVersion: number;
  readonly expiresAt: Date;
}

interface StoredSession {
  passwordVersion: number;
  /** Milliseconds since the epoch. */
  begunAt: number;
}

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** Redis knows a session by the hash of its token: who reads the store cannot take one over. */
const keyOf = (token: string): string => `gewerk:session:${hash('sha256', token, 'base64url')}`;

/** The CSRF proof is made of the token, which scripts of other sites can neither read nor guess. */
const csrfTokenOf = (token: string): string => hash('sha256', `csrf:${token}`, 'base64url');

/** The panel's sessions in Redis: each ends {@link SESSION.idle} after its last use and {@link SESSION.absolute} after its begin. */
@Injectable()
export class SessionStore {
  constructor(private readonly redis: SharedRedis) {}

  async begin(passwordVersion: number, now = Date.now()): Promise<OperatorSession> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const stored: StoredSession = { passwordVersion, begunAt: now };
    await this.redis.run((redis) => redis.set(keyOf(token), JSON.stringify(stored), 'PX', SESSION.idle));
    return held(token, stored, now + SESSION.idle);
  }

  /** The session of a token, or undefined. `use` extends it by the idle time, up to its absolute end. */
  async find(
    token: string,
    { use }: { use: boolean },
    now = Date.now(),
  ): Promise<OperatorSession | undefined> {
    if (!TOKEN.test(token)) return undefined;
    const key = keyOf(token);
    const [text, left] = await this.redis.run((redis) => Promise.all([redis.get(key), redis.pttl(key)]));
    if (text === null || left <= 0) return undefined;
    const stored = JSON.parse(text) as StoredSession;
    const untilEnd = stored.begunAt + SESSION.absolute - now;
    if (untilEnd <= 0) {
      await this.end(token);
      return undefined;
    }
    const idle = Math.min(SESSION.idle, untilEnd);
    if (!use) return held(token, stored, now + Math.min(left, untilEnd));
    // Ended meanwhile by another call: a key that is gone is not made again by this.
    const kept = await this.redis.run((redis) => redis.pexpire(key, idle));
    return kept === 1 ? held(token, stored, now + idle) : undefined;
  }

  /** Lets a session go on under a new password. */
  async renew(session: OperatorSession, passwordVersion: number): Promise<void> {
    const key = keyOf(session.token);
    await this.redis.run(async (redis) => {
      const text = await redis.get(key);
      if (text === null) return;
      const stored = { ...(JSON.parse(text) as StoredSession), passwordVersion };
      await redis.set(key, JSON.stringify(stored), 'KEEPTTL', 'XX');
    });
  }

  async end(token: string): Promise<void> {
    await this.redis.run((redis) => redis.del(keyOf(token)));
  }
}

function held(token: string, stored: StoredSession, expiresAt: number): OperatorSession {
  return {
    token,
    csrfToken: csrfTokenOf(token),
    passwordVersion: stored.passwordVersion,
    expiresAt: new Date(expiresAt),
  };
}
