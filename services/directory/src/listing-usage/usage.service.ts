import {
  daysOfMonth,
  type getBusinessUsage,
  type getListingUsage,
  type ListingCounts,
  listingUses,
  type OutputOf,
  type ParsedInputOf,
  type PayloadOf,
  type usageCounted,
} from '@gewerk/contracts';
import { AppliedBatches } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import type { BusinessRecord } from '../businesses/business.record.js';
import { businessNotFound } from '../businesses/business-not-found.js';
import { BusinessesRepository } from '../businesses/businesses.repository.js';
import { Transactions } from '../businesses/transactions.js';
import { monthOfDay, sumsByListing, sumsByPeriod } from './usage-sums.js';
import { UsageRepository } from './usage.repository.js';

type Batch = PayloadOf<typeof usageCounted>;
type Days = OutputOf<typeof getBusinessUsage>['days'];

/** How often listings are viewed, called, and followed to their website or on the map. */
@Injectable()
export class UsageService {
  constructor(
    private readonly transactions: Transactions,
    private readonly applied: AppliedBatches,
    private readonly usage: UsageRepository,
    private readonly businesses: BusinessesRepository,
  ) {}

  /** Adds batches that were not added before; what they say of businesses that are not there is left out. */
  async apply(delivered: readonly Batch[]): Promise<void> {
    const ids = [...new Set(delivered.flatMap(({ listings }) => listings.map(({ id }) => id)))];
    // Batches of searches alone leave no trace here: again or not, there is nothing to add.
    if (ids.length === 0) return;
    await this.transactions.runBeside(async (session) => {
      const fresh = await this.applied.take(delivered, session);
      const known = await this.usage.known(ids, session);
      const byDay = sumsByListing(fresh, known, (day) => day);
      if (byDay.length === 0) return;
      await this.usage.addDays(sumsByPeriod(byDay), session);
      await this.usage.addListingDays(byDay, session);
      await this.usage.addListingMonths(sumsByListing(fresh, known, monthOfDay), session);
    });
  }

  async listings({
    month,
  }: ParsedInputOf<typeof getListingUsage>): Promise<OutputOf<typeof getListingUsage>> {
    const [days, most] = await Promise.all([this.usage.daysOf(month), this.usage.mostViewed(month)]);
    const found = await this.businesses.byIds(most.map(({ businessId }) => businessId));
    const byId = new Map(found.map((business) => [business._id.toHexString(), business]));
    return {
      days: filled(
        month,
        days.map((day) => [day._id, day]),
      ),
      listings: most.flatMap((counted) => {
        const business = byId.get(counted.businessId);
        return business ? [{ ...named(business), ...countsOf(counted) }] : [];
      }),
    };
  }

  async business({
    id,
    month,
  }: ParsedInputOf<typeof getBusinessUsage>): Promise<OutputOf<typeof getBusinessUsage>> {
    const business = await this.businesses.byId(id);
    if (!business) throw businessNotFound();
    const days = await this.usage.listingDaysOf(id, month);
    return {
      business: named(business),
      days: filled(
        month,
        days.map((day) => [day.day, day]),
      ),
    };
  }
}

/** Every day of the month so far, those without any use included. */
function filled(month: string, counted: readonly (readonly [string, ListingCounts])[]): Days {
  const byDay = new Map(counted);
  return daysOfMonth(month, new Date()).map((day) => ({ day, ...countsOf(byDay.get(day)) }));
}

function countsOf(counts: ListingCounts | undefined): ListingCounts {
  return Object.fromEntries(listingUses.map((use) => [use, counts?.[use] ?? 0])) as unknown as ListingCounts;
}

const named = ({ _id, name, city, urlSlug }: BusinessRecord) => ({
  id: _id.toHexString(),
  name,
  city,
  urlSlug,
});
