import { dayOf, type ListingAction } from '@gewerk/contracts';
import type { ListingCounts, PayloadOf, SearchCounts, statisticsCounted } from '@gewerk/contracts/bus';

type Part = Omit<PayloadOf<typeof statisticsCounted>, 'batchId'>;

const DAY_MS = 86_400_000;
/** Maximum number of different listings and texts; further ones are dropped. */
const MOST_KEPT = 50_000;
/** Maximum number of listings, and of searches, in one event. */
const IN_A_BATCH = 500;

interface DaySums {
  readonly listings: Map<string, ListingCounts>;
  readonly searches: Map<string | null, SearchCounts>;
}

/** Views and clicks by day and listing, and searches by day and text. */
export class StatisticsSums {
  private readonly days = new Map<number, DaySums>();
  private kept = 0;

  get isEmpty(): boolean {
    return this.days.size === 0;
  }

  /** False if there is no room for the listing. */
  addListing(id: string, use: ListingAction): boolean {
    const { listings } = this.today();
    let counts = listings.get(id);
    if (!counts) {
      if (!this.takesMore()) return false;
      listings.set(id, (counts = { views: 0, phone: 0, website: 0, route: 0 }));
    }
    counts[use] += 1;
    return true;
  }

  /** False if there is no room for the text. */
  addSearch(text: string | null, found: boolean): boolean {
    const { searches } = this.today();
    let counts = searches.get(text);
    if (!counts) {
      if (!this.takesMore()) return false;
      searches.set(text, (counts = { searches: 0, unfound: 0 }));
    }
    counts.searches += 1;
    if (!found) counts.unfound += 1;
    return true;
  }

  /** All sums, in batches that each fit into one event. */
  batches(): Part[] {
    return [...this.days].flatMap(([number, sums]) => {
      const day = dayOf(new Date(number * DAY_MS));
      const listings = [...sums.listings].map(([id, counts]) => ({ id, ...counts }));
      const searches = [...sums.searches].map(([text, counts]) => ({ text, ...counts }));
      const parts = Math.ceil(Math.max(listings.length, searches.length) / IN_A_BATCH);
      return Array.from({ length: parts }, (_, part) => ({
        day,
        listings: listings.slice(part * IN_A_BATCH, (part + 1) * IN_A_BATCH),
        searches: searches.slice(part * IN_A_BATCH, (part + 1) * IN_A_BATCH),
      }));
    });
  }

  private today(): DaySums {
    const number = Math.floor(Date.now() / DAY_MS);
    let sums = this.days.get(number);
    if (!sums) this.days.set(number, (sums = { listings: new Map(), searches: new Map() }));
    return sums;
  }

  private takesMore(): boolean {
    if (this.kept >= MOST_KEPT) return false;
    this.kept += 1;
    return true;
  }
}
