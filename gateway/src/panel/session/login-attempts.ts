import { hash } from 'node:crypto';
import { GewerkError, OWNER_ACCOUNT } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { actingIn } from '../guard/panel-call.js';
import { LoginDevices } from './login-devices.js';
import { type LoginAttempt, LoginLimiter } from './login-limiter.js';

/**
 * The name of an account in counters and cookies; the account need not exist.
 * @param email of a named account; undefined for the owner's
 */
export const accountKey = (email: string | undefined): string =>
  email === undefined ? OWNER_ACCOUNT : hash('sha256', email.toLowerCase(), 'base64url');

/** Attempts with passwords and codes, each counted before it is checked. */
@Injectable()
export class LoginAttempts {
  constructor(
    private readonly limiter: LoginLimiter,
    private readonly devices: LoginDevices,
  ) {}

  /**
   * Counts an attempt to log in. Fails with `rate-limited` after too many wrong ones.
   * @param account see {@link accountKey}
   */
  async begin(
    request: FastifyRequest,
    reply: FastifyReply,
    account: string,
    kind: LoginAttempt['kind'] = 'password',
  ): Promise<LoginAttempt> {
    const device = await this.devices.find(request, account);
    const attempt = { address: request.ip, account, device, kind };
    const wait = await this.limiter.countAttempt(attempt);
    if (wait === 0) return attempt;
    reply.header('retry-after', wait);
    throw new GewerkError('rate-limited', `Too many wrong ${kind}s; try again in ${wait} s.`);
  }

  /**
   * Counts a rejected passkey and returns the error for it. A passkey cannot be guessed, so a correct one is never
   * refused. Rejected ones are counted by network and in total, which limits their entries in the audit trail;
   * checking them is limited like every write.
   */
  async refusedPasskey(request: FastifyRequest, reply: FastifyReply): Promise<GewerkError> {
    await this.begin(request, reply, '', 'passkey');
    return new GewerkError('unauthenticated', 'This passkey is unknown or was refused.');
  }

  /** Completes a login: its failures are forgotten, and its browser becomes known. */
  async succeeded(reply: FastifyReply, attempt: LoginAttempt): Promise<void> {
    await this.limiter.succeeded(attempt);
    await this.devices.remember(reply, attempt.account);
  }

  /**
   * Runs a change for which an account enters its password again; a wrong one stays counted, a correct one does
   * not, even if the change is refused.
   */
  withPassword<T>(request: FastifyRequest, reply: FastifyReply, change: () => Promise<T>): Promise<T> {
    return this.withProof('password', { request, reply, change });
  }

  /**
   * Like {@link withPassword} for a change that needs a code: someone who took over a session could otherwise guess
   * the code of an unconfirmed app.
   */
  withCode<T>(request: FastifyRequest, reply: FastifyReply, change: () => Promise<T>): Promise<T> {
    return this.withProof('code', { request, reply, change });
  }

  private async withProof<T>(kind: 'password' | 'code', { request, reply, change }: Proved<T>): Promise<T> {
    const attempt = await this.begin(request, reply, accountKey(actingIn(request).email), kind);
    try {
      const changed = await change();
      await this.limiter.succeeded(attempt);
      return changed;
    } catch (error) {
      if (isAfterRight(kind, error)) await this.limiter.release(attempt);
      throw error;
    }
  }
}

interface Proved<T> {
  request: FastifyRequest;
  reply: FastifyReply;
  change: () => Promise<T>;
}

/** Names of the re-entered credential in the bodies of calls. */
const GIVEN = { password: ['password', 'oldPassword'], code: ['code'] };

/** Whether a refusal shows that the credential was correct, since services check it before anything else. */
const isAfterRight = (kind: keyof typeof GIVEN, error: unknown): boolean =>
  error instanceof GewerkError &&
  (error.code === 'conflict' ||
    (error.code === 'invalid-input' &&
      error.errors.length > 0 &&
      error.errors.every(({ field }) => !GIVEN[kind].includes(field))));
