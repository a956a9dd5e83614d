import { dayOf, type ListingCounts, USAGE_PANEL } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { BusinessRecord } from '../businesses/business.record.js';
import { BUSINESS_MODEL } from '../businesses/business.schema.js';
import type { ListingSum } from './usage-sums.js';
import {
  LISTING_DAY_MODEL,
  LISTING_MONTH_MODEL,
  type ListingDay,
  type ListingMonth,
  USAGE_DAY_MODEL,
  type UsageDay,
} from './usage.schemas.js';

const endOf = (month: string): Date => {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, number ?? 1, 0));
};

/** Counts of what visitors did with listings. */
@Injectable()
export class UsageRepository {
  constructor(
    @InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>,
    @InjectModel(USAGE_DAY_MODEL) private readonly days: Model<UsageDay>,
    @InjectModel(LISTING_DAY_MODEL) private readonly listingDays: Model<ListingDay>,
    @InjectModel(LISTING_MONTH_MODEL) private readonly listingMonths: Model<ListingMonth>,
  ) {}

  /** Those of the ids that a business has. */
  async known(ids: readonly string[], session: ClientSession): Promise<Set<string>> {
    const found = await this.businesses
      .find({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } }, { _id: 1 })
      .session(session)
      .lean();
    return new Set(found.map(({ _id }) => _id.toHexString()));
  }

  async addDays(sums: readonly Omit<ListingSum, 'businessId'>[], session: ClientSession): Promise<void> {
    await this.days.bulkWrite(
      sums.map(({ period, counts }) => upsert(period, counts, { date: new Date(period) })),
      { session },
    );
  }

  async addListingDays(sums: readonly ListingSum[], session: ClientSession): Promise<void> {
    await this.listingDays.bulkWrite(
      sums.map(({ businessId, period: day, counts }) =>
        upsert(`${businessId}:${day}`, counts, { businessId, day, date: new Date(day) }),
      ),
      { session },
    );
  }

  async addListingMonths(sums: readonly ListingSum[], session: ClientSession): Promise<void> {
    await this.listingMonths.bulkWrite(
      sums.map(({ businessId, period: month, counts }) =>
        upsert(`${businessId}:${month}`, counts, { businessId, month, date: endOf(month) }),
      ),
      { session },
    );
  }

  daysOf(month: string): Promise<UsageDay[]> {
    return this.days.find({ _id: { $gte: `${month}-01`, $lte: dayOf(endOf(month)) } }).lean<UsageDay[]>();
  }

  listingDaysOf(businessId: string, month: string): Promise<ListingDay[]> {
    return this.listingDays
      .find({ businessId, day: { $gte: `${month}-01`, $lte: dayOf(endOf(month)) } })
      .lean<ListingDay[]>();
  }

  /** Most views first. */
  mostViewed(month: string): Promise<ListingMonth[]> {
    return this.listingMonths
      .find({ month })
      .sort({ views: -1, _id: 1 })
      .limit(USAGE_PANEL.listings)
      .lean<ListingMonth[]>();
  }

  /** Deletes all counts of a listing. */
  async forget(businessId: string, session: ClientSession): Promise<void> {
    await this.listingDays.deleteMany({ businessId }, { session });
    await this.listingMonths.deleteMany({ businessId }, { session });
  }
}

function upsert<Fields>(_id: string, counts: ListingCounts, fields: Fields) {
  return {
    updateOne: { filter: { _id }, update: { $inc: { ...counts }, $setOnInsert: fields }, upsert: true },
  };
}
