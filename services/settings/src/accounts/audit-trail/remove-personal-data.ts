import {
  type ParsedInputOf,
  type PersonalDataPage,
  type RemovedPersonalData,
  removeSettingsPersonalData,
  scanSettingsPersonalData,
} from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { PersonalData } from '@gewerk/service-kit';
import { FactorsRepository } from '../factors/factors.repository.js';
import { PasskeysRepository } from '../factors/passkeys.repository.js';
import { AccountChanges } from '../named/account-changes.js';
import { AccountsRepository } from '../named/accounts.repository.js';
import { PanelViewsRepository } from '../views/panel-views.repository.js';
import { AuditTrailRepository } from './audit-trail.repository.js';

@UseCase()
export class RemovePersonalData {
  private readonly personalData: PersonalData;

  constructor(
    trail: AuditTrailRepository,
    private readonly accounts: AccountsRepository,
    private readonly changes: AccountChanges,
    private readonly factors: FactorsRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly views: PanelViewsRepository,
  ) {
    this.personalData = new PersonalData([trail.personalKind, accounts.personalKind]);
  }

  @Answers(scanSettingsPersonalData)
  async scan({
    email,
    after,
    limit,
  }: ParsedInputOf<typeof scanSettingsPersonalData>): Promise<PersonalDataPage> {
    const { items, next } = await this.personalData.page(email, after, limit);
    for (const { kind, id, content } of items)
      if (kind === this.accounts.personalKind.kind) content['passkeys'] = await this.passkeysOf(id);
    return { items, next };
  }

  @Answers(removeSettingsPersonalData)
  async remove({ email }: ParsedInputOf<typeof removeSettingsPersonalData>): Promise<RemovedPersonalData> {
    // The account is removed first, through AccountChanges like any other change, which ends its sessions.
    const account = await this.changes.make(async (session) => {
      const removed = await this.accounts.remove(email, session);
      if (removed) {
        await this.factors.remove(removed._id.toHexString(), session);
        await this.views.remove(removed._id.toHexString(), session);
      }
      return removed;
    });
    const result = await this.personalData.remove(email);
    if (account) result.removed['account'] = (result.removed['account'] ?? 0) + 1;
    return result;
  }

  /** The passkeys of an account with the names that the person chose; stored by account, not by address. */
  private async passkeysOf(account: string): Promise<object[]> {
    const found = await this.passkeys.of(account);
    return found.map(({ name, createdAt, lastUsedAt }) => ({
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }));
  }
}
