import { invalidField, OWNER_ACCOUNT } from '@gewerk/contracts';
import type { ActingAccount } from '@gewerk/contracts/bus';
import { Injectable } from '@nestjs/common';
import { verify } from '@node-rs/argon2';
import type { ClientSession } from 'mongoose';
import { AccountChanges } from '../named/account-changes.js';
import { noAccount, toActing } from '../named/account.mapper.js';
import { AccountsRepository } from '../named/accounts.repository.js';
import { OperatorPassword } from '../password/operator-password.js';

/** The rights of all accounts: the owner's, behind the password gate, and named ones. */
@Injectable()
export class Rights {
  constructor(
    private readonly owner: OperatorPassword,
    private readonly accounts: AccountsRepository,
    private readonly changes: AccountChanges,
  ) {}

  /** Null if the account has ended. */
  async of(id: string): Promise<ActingAccount | null> {
    if (id === OWNER_ACCOUNT) return ownerOf(await this.owner.version());
    const account = await this.accounts.find(id);
    return account && toActing(account);
  }

  /** Stores the time of the last login, for named accounts only. */
  async noteLogin(id: string): Promise<void> {
    if (id !== OWNER_ACCOUNT) await this.accounts.noteLogin(id);
  }

  /** The name under which an app or a browser shows the account. */
  async labelOf(id: string): Promise<string> {
    return id === OWNER_ACCOUNT ? OWNER_ACCOUNT : ((await this.accounts.find(id))?.email ?? '');
  }

  /**
   * Fails with `invalid-input` naming the field if this is not the account's password, and with `account-not-found` if
   * the account has no password or has ended.
   */
  async demandPassword(id: string, password: string, field: string): Promise<void> {
    const isRight =
      id === OWNER_ACCOUNT
        ? (await this.owner.verify(password)).isRight
        : await this.isPasswordOf(id, password);
    if (!isRight) throw invalidField(field, 'is not the current password');
  }

  /** Makes a change that ends all sessions of the account, except for the session that gets the returned rights. */
  async renew(id: string, change: (session: ClientSession) => Promise<unknown>): Promise<ActingAccount> {
    if (id === OWNER_ACCOUNT) return ownerOf((await this.owner.renew(change)).version);
    const changed = await this.changes.make(async (session) => {
      await change(session);
      return this.accounts.renew(id, session);
    });
    if (!changed) throw noAccount();
    return toActing(changed);
  }

  private async isPasswordOf(id: string, password: string): Promise<boolean> {
    const account = await this.accounts.find(id);
    if (!account?.passwordHash) throw noAccount();
    return verify(account.passwordHash, password);
  }
}

export const ownerOf = (version: number): ActingAccount => ({
  id: OWNER_ACCOUNT,
  name: '',
  role: 'owner',
  version,
});
