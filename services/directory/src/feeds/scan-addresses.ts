import { type OutputOf, type ParsedInputOf, scanAddresses, summarizeAddresses } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { nextCursor } from '../record/index.js';
import { AddressesRepository } from './addresses.repository.js';

/** Addresses for the sitemap. */
@UseCase()
export class ScanAddresses {
  constructor(private readonly addresses: AddressesRepository) {}

  /** `next` is null only on the last page. */
  @Answers(scanAddresses)
  async scan(input: ParsedInputOf<typeof scanAddresses>): Promise<OutputOf<typeof scanAddresses>> {
    const page = await this.addresses.after(input);
    const items = page.map(({ urlSlug, updatedAt }) => ({ urlSlug, updatedAt: updatedAt.toISOString() }));
    return { items, next: nextCursor(page, input.limit) };
  }

  @Answers(summarizeAddresses)
  async summarize({
    after,
    limit,
  }: ParsedInputOf<typeof summarizeAddresses>): Promise<OutputOf<typeof summarizeAddresses>> {
    const summary = await this.addresses.summarize(after, limit);
    if (!summary) return { last: null, listed: 0, updatedAt: null, hasMore: false };
    return {
      last: summary.last.toHexString(),
      listed: summary.listed,
      updatedAt: summary.updatedAt.toISOString(),
      hasMore: summary.count === limit,
    };
  }
}
