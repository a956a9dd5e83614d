import { hash, randomBytes } from 'node:crypto';
import { OWNER_ACCOUNT } from '@gewerk/contracts';
import type { ActingAccount } from '@gewerk/contracts/bus';
import { SESSION } from '@gewerk/contracts/limits';
import { Injectable } from '@nestjs/common';
import { SharedRedis } from '../redis.js';

/** A session that has not expired; {@link ActingAccounts} decides whether it still has rights. */
export interface OperatorSession {
  readonly token: string;
  readonly csrfToken: string;
  readonly accountId: string;
  /** Version of the account when its session began. */
  readonly version: number;
  readonly expiresAt: Date;
}

/** Client data from the start of a session. */
export interface SessionOrigin {
  readonly address: string;
  /** The browser, as it identifies itself. */
  readonly browser: string;
}

/** A session as shown to its account. */
export interface ListedSession extends SessionOrigin {
  readonly id: string;
  readonly begunAt: Date;
  readonly expiresAt: Date;
}

interface StoredSession extends SessionOrigin {
  accountId: string;
  version: number;
  /** Milliseconds since the epoch. */
  begunAt: number;
}

/** A session as 0.1.0 stores it, when only the owner existed. It survives upgrades and rollbacks. */
interface OwnerSessionBeforeAccounts {
  passwordVersion: number;
  begunAt: number;
}

type Rights = Pick<ActingAccount, 'id' | 'version'>;

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** Redis stores the hash of a session's token, so that someone who can read the store cannot take over a session. */
export const sessionId = (token: string): string => hash('sha256', token, 'base64url');

const keyOf = (id: string): string => `gewerk:session:${id}`;
/** Ids of an account's sessions by start time. */
const listOf = (accountId: string): string => `gewerk:sessions-of:${accountId}`;

/** The CSRF token is derived from the session token, which scripts of other sites can neither read nor guess. */
const csrfTokenOf = (token: string): string => hash('sha256', `csrf:${token}`, 'base64url');

/**
 * The panel's sessions in Redis: each ends {@link SESSION.idle} after its last use and {@link SESSION.absolute}
 * after its start.
 */
@Injectable()
export class SessionStore {
  constructor(private readonly redis: SharedRedis) {}

  /** If the account has more than {@link SESSION.most} sessions, its oldest one ends. */
  async begin(account: Rights, origin: SessionOrigin, now = this.redis.now()): Promise<OperatorSession> {
    const { id: accountId, version } = account;
    const session = await this.store({ ...origin, accountId, version, begunAt: now }, SESSION.idle, now);
    const older = await this.redis.run((redis) => redis.zrange(listOf(accountId), 0, -SESSION.most - 1));
    await Promise.all(older.map((id) => this.endOf(accountId, id)));
    return session;
  }

  /** The session of a token, or undefined. `use` extends it by the idle time, up to its absolute end. */
  async find(
    token: string,
    { use }: { use: boolean },
    now = this.redis.now(),
  ): Promise<OperatorSession | undefined> {
    if (!TOKEN.test(token)) return undefined;
    const id = sessionId(token);
    const found = await this.read(id);
    if (!found) return undefined;
    const { stored, left } = found;
    const untilEnd = stored.begunAt + SESSION.absolute - now;
    if (untilEnd <= 0) {
      await this.endOf(stored.accountId, id);
      return undefined;
    }
    const idle = Math.min(SESSION.idle, untilEnd);
    if (!use) return held(token, stored, now + Math.min(left, untilEnd));
    // Another call may have ended the session in the meantime: a deleted key must not be created again here.
    const kept = await this.redis.run((redis) => redis.pexpire(keyOf(id), idle));
    return kept === 1 ? held(token, stored, now + idle) : undefined;
  }

  /**
   * Continues a session with changed rights, under a new token and not beyond its original end; undefined if it
   * has ended.
   */
  async renew(
    { token, accountId }: Pick<OperatorSession, 'token' | 'accountId'>,
    { version }: Rights,
    now = this.redis.now(),
  ): Promise<OperatorSession | undefined> {
    const found = await this.read(sessionId(token));
    if (!found || (await this.endOf(accountId, sessionId(token))) === 0) return undefined;
    return this.store({ ...found.stored, version }, found.left, now);
  }

  /** Sessions of an account that began with its current rights, newest first. */
  async list({ id: accountId, version }: Rights, now = this.redis.now()): Promise<ListedSession[]> {
    const ids = await this.redis.run((redis) => redis.zrevrange(listOf(accountId), 0, -1));
    const found = await Promise.all(ids.map(async (id) => ({ id, read: await this.read(id) })));
    const gone = found.filter(({ read }) => !read).map(({ id }) => id);
    if (gone.length > 0) await this.redis.run((redis) => redis.zrem(listOf(accountId), ...gone));
    return found.flatMap(({ id, read }) => {
      if (read?.stored.version !== version) return [];
      const { address, browser, begunAt } = read.stored;
      const expiresAt = new Date(now + read.left);
      return { id, address, browser, begunAt: new Date(begunAt), expiresAt };
    });
  }

  async end({ token, accountId }: Pick<OperatorSession, 'token' | 'accountId'>): Promise<void> {
    await this.endOf(accountId, sessionId(token));
  }

  /** Ends a session of this account only; returns how many ended. */
  async endOf(accountId: string, id: string): Promise<number> {
    const isOwn = await this.redis.run((redis) => redis.zrem(listOf(accountId), id));
    return isOwn === 0 ? 0 : this.redis.run((redis) => redis.del(keyOf(id)));
  }

  private async store(stored: StoredSession, lifetime: number, now: number): Promise<OperatorSession> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const id = sessionId(token);
    const list = listOf(stored.accountId);
    await this.redis.run((redis) =>
      Promise.all([
        redis.zadd(list, stored.begunAt, id),
        redis.pexpire(list, SESSION.absolute),
        redis.set(keyOf(id), JSON.stringify(withOwnersVersion(stored)), 'PX', lifetime),
      ]),
    );
    return held(token, stored, now + lifetime);
  }

  private async read(id: string): Promise<{ stored: StoredSession; left: number } | undefined> {
    const key = keyOf(id);
    const [text, left] = await this.redis.run((redis) => Promise.all([redis.get(key), redis.pttl(key)]));
    if (text === null || left <= 0) return undefined;
    const stored = JSON.parse(text) as StoredSession | OwnerSessionBeforeAccounts;
    return { stored: 'accountId' in stored ? stored : await this.adopt(id, stored), left };
  }

  /** Converts an owner's session of 0.1.0, so that it is listed and ended like the others. */
  private async adopt(
    id: string,
    { passwordVersion, begunAt }: OwnerSessionBeforeAccounts,
  ): Promise<StoredSession> {
    const list = listOf(OWNER_ACCOUNT);
    await this.redis.run((redis) =>
      Promise.all([redis.zadd(list, begunAt, id), redis.pexpire(list, SESSION.absolute)]),
    );
    return { accountId: OWNER_ACCOUNT, version: passwordVersion, begunAt, address: '', browser: '' };
  }
}

function withOwnersVersion(stored: StoredSession): StoredSession & Partial<OwnerSessionBeforeAccounts> {
  return stored.accountId === OWNER_ACCOUNT ? { ...stored, passwordVersion: stored.version } : stored;
}

function held(token: string, stored: StoredSession, expiresAt: number): OperatorSession {
  const { accountId, version } = stored;
  return { token, csrfToken: csrfTokenOf(token), accountId, version, expiresAt: new Date(expiresAt) };
}
