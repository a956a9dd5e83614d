import { accountChanged } from '@gewerk/contracts/bus';
import { Outbox } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import type { StoredAccount } from './account.schema.js';

/** Changes rights of accounts and announces them, so that earlier sessions end in every gateway. */
@Injectable()
export class AccountChanges {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly outbox: Outbox,
  ) {}

  /** @param change returns null if there is no such account; then nothing is announced */
  async make(
    change: (session: ClientSession) => Promise<StoredAccount | null>,
  ): Promise<StoredAccount | null> {
    const changed = await this.connection.transaction(async (session) => {
      const account = await change(session);
      if (account) await this.outbox.add(session, accountChanged, { id: account._id.toHexString() });
      return account;
    });
    this.outbox.wake();
    return changed;
  }
}
