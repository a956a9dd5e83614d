import { dayOf } from '@gewerk/contracts';
import type { ListingCounts } from '@gewerk/contracts/bus';
import { STATISTICS_PANEL } from '@gewerk/contracts/limits';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { ListingSum } from './statistics-sums.js';
import {
  LISTING_DAY_MODEL,
  LISTING_MONTH_MODEL,
  type ListingDay,
  type ListingMonth,
  STATISTICS_DAY_MODEL,
  type StatisticsDay,
} from './statistics.schema.js';

const endOf = (month: string): Date => {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, number ?? 1, 0));
};

/** Counts of what visitors did with listings. */
@Injectable()
export class StatisticsRepository {
  constructor(
    @InjectModel(STATISTICS_DAY_MODEL) private readonly days: Model<StatisticsDay>,
    @InjectModel(LISTING_DAY_MODEL) private readonly listingDays: Model<ListingDay>,
    @InjectModel(LISTING_MONTH_MODEL) private readonly listingMonths: Model<ListingMonth>,
  ) {}

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

  daysOf(month: string): Promise<StatisticsDay[]> {
    return this.days
      .find({ _id: { $gte: `${month}-01`, $lte: dayOf(endOf(month)) } })
      .lean<StatisticsDay[]>();
  }

  listingDaysOf(businessId: string, month: string): Promise<ListingDay[]> {
    return this.listingDays
      .find({ businessId, day: { $gte: `${month}-01`, $lte: dayOf(endOf(month)) } })
      .lean<ListingDay[]>();
  }

  /** The most viewed listings of a month, most views first. */
  mostViewed(month: string): Promise<ListingMonth[]> {
    return this.listingMonths
      .find({ month })
      .sort({ views: -1, _id: 1 })
      .limit(STATISTICS_PANEL.listings)
      .lean<ListingMonth[]>();
  }

  /** Adds the counts of a listing to those of another (sign 1), or subtracts them again (sign -1). */
  async add(
    businessId: string,
    { to, sign }: { to: string; sign: 1 | -1 },
    session: ClientSession,
  ): Promise<void> {
    const days = await this.listingDays.find({ businessId }).session(session).lean<ListingDay[]>();
    const months = await this.listingMonths.find({ businessId }).session(session).lean<ListingMonth[]>();
    const ofTheOther = (period: string, counts: ListingCounts) => ({
      businessId: to,
      period,
      counts: signed(counts, sign),
    });
    if (days.length > 0)
      await this.addListingDays(
        days.map((counts) => ofTheOther(counts.day, counts)),
        session,
      );
    if (months.length > 0)
      await this.addListingMonths(
        months.map((counts) => ofTheOther(counts.month, counts)),
        session,
      );
  }

  async erase(businessId: string, session: ClientSession): Promise<void> {
    await this.listingDays.deleteMany({ businessId }, { session });
    await this.listingMonths.deleteMany({ businessId }, { session });
  }
}

function upsert<Fields>(_id: string, counts: ListingCounts, fields: Fields) {
  return {
    updateOne: { filter: { _id }, update: { $inc: { ...counts }, $setOnInsert: fields }, upsert: true },
  };
}

const signed = ({ views, phone, website, route }: ListingCounts, sign: 1 | -1): ListingCounts => ({
  views: sign * views,
  phone: sign * phone,
  website: sign * website,
  route: sign * route,
});
