import { daysOfMonth, listingActions } from '@gewerk/contracts';
import {
  getBusinessStatistics,
  getListingStatistics,
  type ListingCounts,
  type OutputOf,
  type ParsedInputOf,
  type PayloadOf,
  statisticsCounted,
} from '@gewerk/contracts/bus';
import { Answers, AppliedBatches, Consumes, UseCase } from '@gewerk/messaging';
import {
  BusinessesRepository,
  businessNotFound,
  type BusinessRecord,
  Transactions,
} from '../record/index.js';
import { monthOfDay, sumsByListing, sumsByPeriod } from './statistics-sums.js';
import { StatisticsRepository } from './statistics.repository.js';

type Batch = PayloadOf<typeof statisticsCounted>;
type Days = OutputOf<typeof getBusinessStatistics>['days'];

/** Counts how often listings are viewed, and how often their phone number, website or map link is used. */
@UseCase()
export class ListingStatistics {
  constructor(
    private readonly transactions: Transactions,
    private readonly applied: AppliedBatches,
    private readonly statistics: StatisticsRepository,
    private readonly businesses: BusinessesRepository,
  ) {}

  /** Adds batches that were not added before, ignoring businesses that do not exist. */
  @Consumes(statisticsCounted, { durable: 'directory-statistics', maxMessages: 100, maxWaitMs: 500 })
  async add(delivered: readonly Batch[]): Promise<void> {
    const ids = [...new Set(delivered.flatMap(({ listings }) => listings.map(({ id }) => id)))];
    // A batch with searches only is not recorded as added: there is nothing to add, even if it is repeated.
    if (ids.length === 0) return;
    await this.transactions.runConcurrently(async (session) => {
      const fresh = await this.applied.recordNew(delivered, session);
      const known = await this.businesses.existing(ids, session);
      const byDay = sumsByListing(fresh, known, (day) => day);
      if (byDay.length === 0) return;
      await this.statistics.addDays(sumsByPeriod(byDay), session);
      await this.statistics.addListingDays(byDay, session);
      await this.statistics.addListingMonths(sumsByListing(fresh, known, monthOfDay), session);
    });
  }

  @Answers(getListingStatistics)
  async listings({
    month,
  }: ParsedInputOf<typeof getListingStatistics>): Promise<OutputOf<typeof getListingStatistics>> {
    const [days, most] = await Promise.all([
      this.statistics.daysOf(month),
      this.statistics.mostViewed(month),
    ]);
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

  @Answers(getBusinessStatistics)
  async business({
    id,
    month,
  }: ParsedInputOf<typeof getBusinessStatistics>): Promise<OutputOf<typeof getBusinessStatistics>> {
    const business = await this.businesses.byId(id);
    if (!business) throw businessNotFound();
    const days = await this.statistics.listingDaysOf(id, month);
    return {
      business: named(business),
      days: filled(
        month,
        days.map((day) => [day.day, day]),
      ),
    };
  }
}

/** Every day of the month so far, including those without views or clicks. */
function filled(month: string, counted: readonly (readonly [string, ListingCounts])[]): Days {
  const byDay = new Map(counted);
  return daysOfMonth(month, new Date()).map((day) => ({ day, ...countsOf(byDay.get(day)) }));
}

function countsOf(counts: ListingCounts | undefined): ListingCounts {
  return Object.fromEntries(
    listingActions.map((use) => [use, counts?.[use] ?? 0]),
  ) as unknown as ListingCounts;
}

const named = ({ _id, name, city, urlSlug }: BusinessRecord) => ({
  id: _id.toHexString(),
  name,
  city,
  urlSlug,
});
