import {
  changeRole,
  endAccount,
  listAccounts,
  type Account,
  type OutputOf,
  type ParsedInputOf,
} from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { AccountChanges } from './account-changes.js';
import { noAccount, toAccount } from './account.mapper.js';
import { AccountsRepository } from './accounts.repository.js';

@UseCase()
export class ManageAccounts {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly changes: AccountChanges,
  ) {}

  @Answers(listAccounts)
  async list(): Promise<OutputOf<typeof listAccounts>> {
    return { accounts: (await this.accounts.list()).map((account) => toAccount(account)) };
  }

  @Answers(changeRole)
  async changeRole({ id, role }: ParsedInputOf<typeof changeRole>): Promise<Account> {
    const changed = await this.changes.make((session) => this.accounts.setRole(id, role, session));
    if (!changed) throw noAccount();
    return toAccount(changed);
  }

  @Answers(endAccount)
  async end({ id }: ParsedInputOf<typeof endAccount>): Promise<OutputOf<typeof endAccount>> {
    const ended = await this.changes.make((session) => this.accounts.end(id, session));
    return { name: ended?.name ?? null };
  }
}
