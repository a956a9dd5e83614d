import { GewerkError, ownerPasswordChanged } from '@gewerk/contracts';
import { Outbox } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { hash, verify } from '@node-rs/argon2';
import type { Connection } from 'mongoose';
import { OwnerPasswordRepository } from './owner-password.repository.js';

/** Checks and replaces the owner's password, of which only the argon2id hash is kept (19 MB and 2 passes a check). */
@Injectable()
export class OwnerPasswordService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly passwords: OwnerPasswordRepository,
    private readonly outbox: Outbox,
  ) {}

  async verify(password: string): Promise<{ isRight: boolean; version: number }> {
    const stored = await this.passwords.read();
    if (!stored) {
      throw new GewerkError(
        'unavailable',
        "No owner's password is set: set ADMIN_PASSWORD or run npm run set-password.",
      );
    }
    return { isRight: await verify(stored.hash, password), version: stored.version };
  }

  async version(): Promise<{ version: number }> {
    return { version: (await this.passwords.read())?.version ?? 0 };
  }

  async change(oldPassword: string, newPassword: string): Promise<{ version: number }> {
    const { isRight } = await this.verify(oldPassword);
    if (!isRight) {
      throw new GewerkError('invalid-input', 'oldPassword: is not the password in force', [
        { field: 'oldPassword', message: 'is not the password in force' },
      ]);
    }
    return this.set(newPassword);
  }

  /** @param fromEnvironment the password is the one of ADMIN_PASSWORD */
  async set(password: string, fromEnvironment = false): Promise<{ version: number }> {
    const hashed = await hash(password);
    const change = fromEnvironment ? { hash: hashed, environmentHash: hashed } : { hash: hashed };
    const version = await this.connection.transaction(async (session) => {
      const replaced = await this.passwords.replace(change, session);
      await this.outbox.add(session, ownerPasswordChanged, { version: replaced });
      return replaced;
    });
    this.outbox.wake();
    return { version };
  }
}
