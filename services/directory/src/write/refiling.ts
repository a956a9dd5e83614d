import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { type BusinessRecord, filingOf, listedCity } from '../record/index.js';
import { BusinessWriter } from './business-writer.js';
import { changedFields } from './changed-fields.js';
import { FiledBusinesses } from './filed-businesses.repository.js';
import type { Refiled } from './plan.js';

/**
 * Assigns trades to stored businesses again and lists them under their city, while other changes are written at
 * the same time.
 */
@Injectable()
export class Refiling {
  constructor(
    private readonly businesses: FiledBusinesses,
    private readonly writer: BusinessWriter,
  ) {}

  /** Files the next businesses in id order; null if there are none. */
  async next(after: string | null, atOnce: number): Promise<{ changed: number; position: string } | null> {
    const page = await this.businesses.next(after, atOnce);
    const last = page.at(-1);
    if (!last) return null;
    const misfiled = page.map(refiled).filter(({ before, fields }) => changedFields(before, fields).any);
    if (misfiled.length > 0) await this.refile(misfiled.map(({ before }) => before._id));
    return { changed: misfiled.length, position: last._id.toHexString() };
  }

  private async refile(ids: readonly Types.ObjectId[]): Promise<void> {
    await this.writer.concurrently(async (change) => {
      const stored = await this.businesses.byIds(ids, change.session);
      // This source is not shown anywhere: it is only stored with new businesses, and this plan creates none.
      const source = { kind: 'panel', runId: 'filed-anew' } as const;
      await change.write(await change.plan(source, { refiled: stored.map(refiled) }));
    });
    await this.writer.settle();
  }
}

const refiled = (before: BusinessRecord): Refiled => ({
  before,
  fields: { ...filingOf(before), city: listedCity(before) },
});
