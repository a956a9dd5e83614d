import { GewerkError, invalidField } from '@gewerk/contracts';
import { operatorPasswordChanged } from '@gewerk/contracts/bus';
import { Outbox } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { hash, verify } from '@node-rs/argon2';
import type { ClientSession, Connection } from 'mongoose';
import { readEnv } from '../../env.js';
import { isWeak, refuseCommon } from './common-passwords.js';
import { OperatorPasswordRepository } from './operator-password.repository.js';

/**
 * The owner's password, stored only as an argon2id hash; checking a password takes 19 MB of memory and two passes
 * over it.
 */
@Injectable()
export class OperatorPassword {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly passwords: OperatorPasswordRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Fails with `unavailable` while no password is set. */
  async verify(password: string): Promise<{ isRight: boolean; version: number }> {
    const stored = await this.passwords.get();
    if (!stored) {
      throw new GewerkError(
        'unavailable',
        "No operator's password is set: set ADMIN_PASSWORD or run npm run set-password.",
      );
    }
    return { isRight: await verify(stored.hash, password), version: stored.version };
  }

  /** The version of the password; 0 while none is set. */
  async version(): Promise<number> {
    return (await this.passwords.get())?.version ?? 0;
  }

  /** Whether the current password comes from ADMIN_PASSWORD and is one that the panel would refuse. */
  async isWeak(): Promise<boolean> {
    const { ADMIN_PASSWORD: given } = readEnv();
    if (given === undefined || !isWeak(given)) return false;
    const stored = await this.passwords.get();
    return stored !== null && stored.hash === stored.environmentHash;
  }

  /** Fails with `invalid-input` naming `oldPassword` if that is wrong. */
  async change(oldPassword: string, newPassword: string): Promise<{ version: number }> {
    const { isRight } = await this.verify(oldPassword);
    if (!isRight) throw invalidField('oldPassword', 'is not the current password');
    refuseCommon(newPassword, 'newPassword');
    return this.set(newPassword);
  }

  /** @param fromEnvironment whether the password comes from ADMIN_PASSWORD */
  async set(password: string, fromEnvironment = false): Promise<{ version: number }> {
    const hashed = await hash(password);
    const change = fromEnvironment ? { hash: hashed, environmentHash: hashed } : { hash: hashed };
    return this.announced((session) => this.passwords.replace(change, session));
  }

  /**
   * Changes something else about the owner's login, such as its second factors, which ends all sessions of the owner.
   */
  renew(change: (session: ClientSession) => Promise<unknown>): Promise<{ version: number }> {
    return this.announced(async (session) => {
      await change(session);
      return this.passwords.replace({}, session);
    });
  }

  /** @param change returns the new version */
  private async announced(change: (session: ClientSession) => Promise<number>): Promise<{ version: number }> {
    const version = await this.connection.transaction(async (session) => {
      const replaced = await change(session);
      await this.outbox.add(session, operatorPasswordChanged, { version: replaced });
      return replaced;
    });
    this.outbox.wake();
    return { version };
  }
}
