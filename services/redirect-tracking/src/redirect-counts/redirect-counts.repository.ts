import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import {
  type Clearing,
  CLEARING_MODEL,
  DOMAIN_COUNT_MODEL,
  type DomainCount,
  LAST,
} from './redirect-counts.schemas.js';

@Injectable()
export class RedirectCountsRepository {
  constructor(
    @InjectModel(DOMAIN_COUNT_MODEL) private readonly counts: Model<DomainCount>,
    @InjectModel(CLEARING_MODEL) private readonly clearings: Model<Clearing>,
  ) {}

  /** Largest count first. */
  list(): Promise<DomainCount[]> {
    return this.counts.find().sort({ count: -1, _id: 1 }).lean<DomainCount[]>().exec();
  }

  async add(sums: readonly DomainCount[], session: ClientSession): Promise<void> {
    await this.counts.bulkWrite(
      sums.map(({ _id, count, lastRedirect }) => ({
        updateOne: {
          filter: { _id },
          update: { $inc: { count }, $max: { lastRedirect } },
          upsert: true,
        },
      })),
      { session },
    );
  }

  /** When the counts were last cleared; 1970 if never. */
  async clearedAt(session: ClientSession): Promise<Date> {
    const last = await this.clearings.findById(LAST).session(session).lean();
    return last?.at ?? new Date(0);
  }

  async clear(session: ClientSession): Promise<number> {
    // By the database's clock: if a host's clock were wrong, redirects after the clearing could be taken for earlier
    // ones.
    const now = { $currentDate: { at: true } } as const;
    await this.clearings.updateOne({ _id: LAST }, now, { upsert: true, session });
    const { deletedCount } = await this.counts.deleteMany({}, { session });
    return deletedCount;
  }
}
