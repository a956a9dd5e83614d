import {
  countSubscribers,
  exportSubscribers,
  type OutputOf,
  type ParsedInputOf,
} from '@gewerk/contracts/bus';
import { csvHead, csvRow } from '@gewerk/csv';
import { Answers, UseCase } from '@gewerk/messaging';
import { Inject } from '@nestjs/common';
import { INBOX_ENV, type InboxEnv } from '../env.js';
import { unsubscribeUrl } from './newsletter-mails.js';
import { SubscribersRepository } from './subscribers.repository.js';

const EXPORTED_AT_ONCE = 500;
const HEAD = csvHead(['email', 'requested', 'confirmed', 'unsubscribe']);

/** Lists confirmed subscribers; unconfirmed addresses are only counted. */
@UseCase()
export class ListSubscribers {
  constructor(
    private readonly subscribers: SubscribersRepository,
    @Inject(INBOX_ENV) private readonly env: InboxEnv,
  ) {}

  @Answers(countSubscribers)
  async count(): Promise<OutputOf<typeof countSubscribers>> {
    const [subscribed, unconfirmed] = await Promise.all([
      this.subscribers.count(true),
      this.subscribers.count(false),
    ]);
    return { subscribed, unconfirmed };
  }

  @Answers(exportSubscribers)
  async export({
    after,
  }: ParsedInputOf<typeof exportSubscribers>): Promise<OutputOf<typeof exportSubscribers>> {
    const records = await this.subscribers.scanConfirmed(after, EXPORTED_AT_ONCE);
    const rows = records.map(({ email, requestedAt, confirmedAt, token }) =>
      csvRow([email, requestedAt.toISOString(), confirmedAt?.toISOString(), unsubscribeUrl(token, this.env)]),
    );
    const next = records.length < EXPORTED_AT_ONCE ? null : (records.at(-1)?._id.toHexString() ?? null);
    return { csv: (after === null ? HEAD : '') + rows.join(''), next };
  }
}
