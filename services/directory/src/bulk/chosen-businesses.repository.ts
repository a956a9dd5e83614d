import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { BUSINESS_MODEL, type BusinessRecord } from '../record/index.js';

/** Maximum number of ids in one query. */
const AT_ONCE = 5_000;

/** Reads the businesses in a selection. */
@Injectable()
export class ChosenBusinesses {
  constructor(@InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>) {}

  /** Whole records of the businesses that still exist. */
  byIds(ids: readonly Types.ObjectId[], session?: ClientSession): Promise<BusinessRecord[]> {
    return this.businesses
      .find({ _id: { $in: ids } })
      .session(session ?? null)
      .lean<BusinessRecord[]>();
  }

  /** Whole records that this run was the last to write. */
  writtenLastBy(
    lastRun: string,
    ids: readonly Types.ObjectId[],
    session: ClientSession,
  ): Promise<BusinessRecord[]> {
    return this.businesses
      .find({ _id: { $in: ids }, lastRun })
      .session(session)
      .lean<BusinessRecord[]>();
  }

  async inUse(placeIds: readonly string[], session: ClientSession): Promise<Set<string>> {
    const found = await this.businesses
      .find({ placeId: { $in: placeIds } }, { placeId: 1 })
      .session(session)
      .lean<Pick<BusinessRecord, 'placeId'>[]>();
    return new Set(found.map(({ placeId }) => placeId));
  }

  /**
   * How many of these businesses exist, and how many of them already have all these values (0 if `values` is
   * null).
   */
  async count(ids: readonly string[], values: object | null): Promise<{ present: number; alike: number }> {
    const counts = { present: 0, alike: 0 };
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      const _id = { $in: ids.slice(start, start + AT_ONCE).map((id) => new Types.ObjectId(id)) };
      counts.present += await this.businesses.countDocuments({ _id });
      if (values) counts.alike += await this.businesses.countDocuments({ _id, ...values });
    }
    return counts;
  }
}
