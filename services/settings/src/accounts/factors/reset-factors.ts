import { OWNER_ACCOUNT } from '@gewerk/contracts';
import {
  type Account,
  type OutputOf,
  type ParsedInputOf,
  removeOwnersFactors,
  resetFactors,
  sendFactorsReset,
} from '@gewerk/contracts/bus';
import { Answers, MessageBus, UseCase } from '@gewerk/messaging';
import { Rights } from '../login/rights.js';
import { AccountChanges } from '../named/account-changes.js';
import { noAccount, toAccount } from '../named/account.mapper.js';
import { AccountsRepository } from '../named/accounts.repository.js';
import { FactorsRepository } from './factors.repository.js';

/**
 * Helps people who have lost their app, recovery codes and passkeys: an owner can remove the factors of
 * others, and a command in the operator's shell removes those of the owner.
 */
@UseCase()
export class ResetFactors {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly changes: AccountChanges,
    private readonly factors: FactorsRepository,
    private readonly rights: Rights,
    private readonly bus: MessageBus,
  ) {}

  @Answers(removeOwnersFactors)
  async removeOwners(): Promise<OutputOf<typeof removeOwnersFactors>> {
    let wereAny = false;
    await this.rights.renew(OWNER_ACCOUNT, async (session) => {
      wereAny = await this.factors.remove(OWNER_ACCOUNT, session);
    });
    return { wereAny };
  }

  @Answers(resetFactors)
  async reset({ id, language }: ParsedInputOf<typeof resetFactors>): Promise<Account> {
    const account = await this.changes.make(async (session) => {
      if (!(await this.factors.remove(id, session))) return null;
      const changed = await this.accounts.renew(id, session);
      // The mail is requested within the transaction, so that no factors are removed without telling the person.
      if (changed?.email) {
        const mail = { id: `${id}:${changed.version}`, to: changed.email, name: changed.name, language };
        await this.bus.request(sendFactorsReset, mail);
      }
      return changed;
    });
    const left = account ?? (await this.accounts.find(id));
    if (!left) throw noAccount();
    return toAccount(left);
  }
}
