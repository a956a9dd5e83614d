import {
  changeRole,
  endAccount,
  listAccounts,
  type Account,
  type OutputOf,
  type ParsedInputOf,
} from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { FactorsRepository } from '../factors/factors.repository.js';
import { PanelViewsRepository } from '../views/panel-views.repository.js';
import { AccountChanges } from './account-changes.js';
import { noAccount, toAccount } from './account.mapper.js';
import { AccountsRepository } from './accounts.repository.js';

@UseCase()
export class ManageAccounts {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly changes: AccountChanges,
    private readonly factors: FactorsRepository,
    private readonly views: PanelViewsRepository,
  ) {}

  @Answers(listAccounts)
  async list(): Promise<OutputOf<typeof listAccounts>> {
    const found = await this.accounts.list();
    const withFactors = await this.factors.idsWithAny(found.map(({ _id }) => _id.toHexString()));
    return {
      accounts: found.map((account) => toAccount(account, withFactors.has(account._id.toHexString()))),
    };
  }

  @Answers(changeRole)
  async changeRole({ id, role }: ParsedInputOf<typeof changeRole>): Promise<Account> {
    const changed = await this.changes.make((session) => this.accounts.setRole(id, role, session));
    if (!changed) throw noAccount();
    return toAccount(changed);
  }

  @Answers(endAccount)
  async end({ id }: ParsedInputOf<typeof endAccount>): Promise<OutputOf<typeof endAccount>> {
    const ended = await this.changes.make(async (session) => {
      await this.factors.remove(id, session);
      await this.views.remove(id, session);
      return this.accounts.end(id, session);
    });
    return { name: ended?.name ?? null };
  }
}
