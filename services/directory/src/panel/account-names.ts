import { getActingAccount } from '@gewerk/contracts/bus';
import { MessageBus } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';

/**
 * An account in a history: the name is null if the account has ended or its name is unavailable, '' for the
 * owner account.
 */
export interface NamedAccount {
  readonly id: string;
  readonly name: string | null;
}

/** Finds the names of the accounts whose sessions changed something. */
@Injectable()
export class AccountNames {
  constructor(private readonly bus: MessageBus) {}

  /**
   * Returns a function that names one of these accounts by its id; while the settings service is unavailable,
   * there are no names.
   */
  async of(accounts: readonly (string | null | undefined)[]): Promise<(id: string) => NamedAccount> {
    const ids = [...new Set(accounts.filter((id) => id !== null && id !== undefined))];
    const names = new Map<string, string>();
    await Promise.all(
      ids.map(async (id) => {
        try {
          const { account } = await this.bus.request(getActingAccount, { id });
          if (account) names.set(id, account.name);
        } catch (error) {
          logger.warn({ err: error }, 'A history is shown without the names of accounts');
        }
      }),
    );
    return (id) => ({ id, name: names.get(id) ?? null });
  }
}
