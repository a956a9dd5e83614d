import {
  businessIdPattern,
  type listSuppressions,
  type OutputOf,
  type ParsedInputOf,
  type suppressBusiness,
  totalPages,
} from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { businessNotFound } from '../businesses/business-not-found.js';
import { UsageRepository } from '../listing-usage/usage.repository.js';
import { BusinessChanges } from '../manage-businesses/business-changes.js';
import { SuppressionsRepository } from '../suppressions/suppressions.repository.js';
import { SuppressedCopiesRepository } from './suppressed-copies.repository.js';

const FINGERPRINT_LENGTH = 10;

/** Takes businesses out for good and keeps the list of those that must not come back. */
@Injectable()
export class SuppressBusinessService {
  constructor(
    private readonly suppressions: SuppressionsRepository,
    private readonly copies: SuppressedCopiesRepository,
    private readonly changes: BusinessChanges,
    private readonly usage: UsageRepository,
  ) {}

  async suppress({ id, reason }: ParsedInputOf<typeof suppressBusiness>): Promise<{ id: string }> {
    if (!businessIdPattern.test(id)) throw businessNotFound();
    const key = new Types.ObjectId(id);
    await this.suppressions.prepare();
    await this.changes.run(async (session, commit) => {
      // Sent again, it finds itself done.
      if (await this.suppressions.has(key, session)) return;
      const listed = await this.copies.listed(key, session);
      const known = [...(listed ? [listed] : []), ...(await this.copies.removedCopies(key, session))];
      if (known.length === 0) throw businessNotFound();
      const plan = await this.changes.plan([], `panel:${id}`, session);
      if (listed) plan.forget(listed);
      await this.copies.erase(key, session);
      await this.usage.forget(id, session);
      await this.suppressions.add(key, reason, known, session);
      await commit(plan);
    });
    await this.copies.eraseReplaced(key);
    return { id };
  }

  async list({
    page,
    limit,
  }: ParsedInputOf<typeof listSuppressions>): Promise<OutputOf<typeof listSuppressions>> {
    const { records, total } = await this.suppressions.list({ skip: (page - 1) * limit, limit });
    const suppressions = records.map(({ _id, hashes, reason, at }) => ({
      id: _id.toHexString(),
      fingerprint: hashes[0]?.slice(0, FINGERPRINT_LENGTH) ?? '',
      reason,
      at: at.toISOString(),
    }));
    return { suppressions, total, page, totalPages: totalPages(total, limit) };
  }

  async lift(id: string): Promise<{ id: string }> {
    if (businessIdPattern.test(id)) await this.suppressions.remove(new Types.ObjectId(id));
    return { id };
  }
}
