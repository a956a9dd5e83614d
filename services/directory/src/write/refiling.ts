import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { filingOf } from '../record/index.js';
import { BusinessWriter } from './business-writer.js';
import { changedFields } from './changed-fields.js';
import { FiledBusinesses } from './filed-businesses.repository.js';

/** Files stored businesses anew while others write beside it. */
@Injectable()
export class Refiling {
  constructor(
    private readonly businesses: FiledBusinesses,
    private readonly writer: BusinessWriter,
  ) {}

  /** Files the next businesses in id order; null where there are none. */
  async next(after: string | null, atOnce: number): Promise<{ changed: number; position: string } | null> {
    const page = await this.businesses.next(after, atOnce);
    const last = page.at(-1);
    if (!last) return null;
    const misfiled = page.filter((business) => changedFields(business, filingOf(business)).any);
    if (misfiled.length > 0) await this.refile(misfiled.map(({ _id }) => _id));
    return { changed: misfiled.length, position: last._id.toHexString() };
  }

  private async refile(ids: readonly Types.ObjectId[]): Promise<void> {
    await this.writer.beside(async (change) => {
      // Never seen by a run: the source of a plan without businesses is not stored.
      const changes = await change.plan({ kind: 'panel', runId: 'filed-anew' }, {});
      for (const business of await this.businesses.byIds(ids, change.session)) {
        changes.refile(business, filingOf(business));
      }
      await change.write(changes);
    });
    await this.writer.settle();
  }
}
