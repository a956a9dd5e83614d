import { isBusinessAction, OWNER_ACCOUNT } from '@gewerk/contracts';
import { getBusinessNames, listAudit, type OutputOf, type ParsedInputOf } from '@gewerk/contracts/bus';
import { Answers, MessageBus, UseCase } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { AccountsRepository } from '../named/accounts.repository.js';
import { AuditTrailRepository, type NamelessEntry } from './audit-trail.repository.js';

/** If the names of businesses are not available within this time, the trail is listed without them. */
const NAMES_WITHIN_MS = 2_000;
/** Maximum number of ids in one request to the directory. */
const NAMES_AT_ONCE = 100;

/**
 * Lists the audit trail with the current names of businesses and accounts. Entries contain no names, so that a name
 * removed at a person's request disappears here too.
 */
@UseCase()
export class ListAuditTrail {
  constructor(
    private readonly trail: AuditTrailRepository,
    private readonly accounts: AccountsRepository,
    private readonly bus: MessageBus,
  ) {}

  @Answers(listAudit)
  async list(input: ParsedInputOf<typeof listAudit>): Promise<OutputOf<typeof listAudit>> {
    const { entries, next } = await this.trail.list(input);
    const ids = entries.flatMap((entry) => [businessOf(entry) ?? [], entry.other ?? []].flat());
    const acting = entries.flatMap(({ account = OWNER_ACCOUNT }) =>
      account === OWNER_ACCOUNT ? [] : account,
    );
    const [names, accountNames] = await Promise.all([
      this.names([...new Set(ids)]),
      this.accounts.names([...new Set(acting)]),
    ]);
    return {
      entries: entries.map((entry) => {
        const accountName = accountNames.get(entry.account ?? '');
        const name = names.get(businessOf(entry) ?? '') ?? null;
        const otherName = names.get(entry.other ?? '');
        return {
          ...entry,
          name,
          ...(otherName === undefined ? {} : { otherName }),
          ...(accountName === undefined ? {} : { accountName }),
        };
      }),
      next,
    };
  }

  /** @param ids at most two for each entry of a page */
  private async names(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    try {
      const limits = { timeoutMs: NAMES_WITHIN_MS, waitForResponderMs: 0 };
      const parts = [ids.slice(0, NAMES_AT_ONCE), ids.slice(NAMES_AT_ONCE)].filter(
        ({ length }) => length > 0,
      );
      const answers = await Promise.all(
        parts.map((part) => this.bus.request(getBusinessNames, { ids: part }, limits)),
      );
      return new Map(answers.flatMap(({ businesses }) => businesses.map(({ id, name }) => [id, name])));
    } catch (error) {
      logger.warn({ err: error }, 'Listing the audit trail without names');
      return new Map();
    }
  }
}

const businessOf = ({ action, subject }: NamelessEntry): string | null =>
  isBusinessAction(action) ? subject : null;
