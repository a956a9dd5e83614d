import { operatorPasswordChanged } from '@gewerk/contracts/bus';
import { Outbox } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { hash } from '@node-rs/argon2';
import type { Connection } from 'mongoose';
import { OperatorPasswordRepository } from './operator-password.repository.js';

/** Only the argon2id hash is stored. */
@Injectable()
export class OperatorPassword {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly passwords: OperatorPasswordRepository,
    private readonly outbox: Outbox,
  ) {}

  /** @param fromEnvironment the password is the one of ADMIN_PASSWORD */
  async set(password: string, fromEnvironment = false): Promise<{ version: number }> {
    const hashed = await hash(password);
    const change = fromEnvironment ? { hash: hashed, environmentHash: hashed } : { hash: hashed };
    const version = await this.connection.transaction(async (session) => {
      const replaced = await this.passwords.replace(change, session);
      await this.outbox.add(session, operatorPasswordChanged, { version: replaced });
      return replaced;
    });
    this.outbox.wake();
    return { version };
  }
}
