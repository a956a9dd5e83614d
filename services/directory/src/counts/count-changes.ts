import { ratingTenths, growthExpiry, utcDay } from './growth-window.js';
import { cityCountsId, dayCountsId, DIRECTORY_COUNTS_ID, valueCountsId } from './counts.schema.js';
import { type BusinessRecord, UNKNOWN_CITY_SLUG } from '../record/index.js';

/** The fields of a business that affect the counts. */
export type Countable = Pick<
  BusinessRecord,
  | 'listed'
  | 'city'
  | 'citySlug'
  | 'countryCode'
  | 'latitude'
  | 'longitude'
  | 'category'
  | 'categorySlugs'
  | 'ratingValue'
  | 'website'
  | 'createdAt'
>;

/** One `updateOne` with upsert. */
export interface CountWrite {
  id: string;
  increments: Record<string, number>;
  onInsert: Record<string, unknown>;
}

export interface CityLocation {
  citySlug: string;
  latitude: number;
  longitude: number;
}

/** A delta in the form in which it is stored until it is applied. */
export interface CountParts {
  writes: CountWrite[];
  locations: CityLocation[];
}

/**
 * Adds up the changes of a batch, so that each counts document is written at most once, and not at all if it does
 * not change.
 */
export class CountChanges {
  private readonly writes = new Map<string, CountWrite>();
  private readonly located = new Map<string, CityLocation>();

  /** The sum of several stored deltas. */
  static sum(deltas: readonly CountParts[]): CountChanges {
    const sum = new CountChanges();
    for (const { writes, locations } of deltas) {
      for (const { id, increments, onInsert } of writes) {
        const write = sum.write(id, onInsert);
        for (const [field, by] of Object.entries(increments)) increase(write, field, by);
      }
      for (const location of locations) {
        if (!sum.located.has(location.citySlug)) sum.located.set(location.citySlug, location);
      }
    }
    return sum;
  }

  parts(): CountParts {
    return { writes: this.changes(), locations: this.locations() };
  }

  add(business: Countable): void {
    this.count(business, 1);
    const { citySlug, latitude, longitude } = business;
    if (!business.listed || citySlug === UNKNOWN_CITY_SLUG || this.located.has(citySlug)) return;
    if (latitude !== undefined && longitude !== undefined)
      this.located.set(citySlug, { citySlug, latitude, longitude });
  }

  remove(business: Countable): void {
    this.count(business, -1);
  }

  /** The writes that change something. */
  changes(): CountWrite[] {
    const changes: CountWrite[] = [];
    for (const write of this.writes.values()) {
      const increments = Object.fromEntries(Object.entries(write.increments).filter(([, by]) => by !== 0));
      if (Object.keys(increments).length > 0) changes.push({ ...write, increments });
    }
    return changes;
  }

  /** For each city, the coordinates of one of the added businesses that have any. */
  locations(): CityLocation[] {
    return [...this.located.values()];
  }

  private count(business: Countable, sign: 1 | -1): void {
    if (business.website) increase(this.write(DIRECTORY_COUNTS_ID, { kind: 'directory' }), 'websites', sign);
    if (!business.listed) return;
    const tenths = ratingTenths(business.ratingValue);
    const directory = this.write(DIRECTORY_COUNTS_ID, { kind: 'directory' });
    rate(directory, '', sign, tenths);
    const day = utcDay(business.createdAt);
    const added = this.write(dayCountsId(day), { kind: 'day', day, expiresAt: growthExpiry(day) });
    increase(added, 'count', sign);
    const city = this.cityOf(business);
    if (city) rate(city, '', sign, tenths);
    for (const slug of business.categorySlugs) {
      rate(directory, `categories.${slug}.`, sign, tenths);
      increase(added, `categories.${slug}`, sign);
      if (city) increase(city, `categories.${slug}`, sign);
    }
    if (business.category !== undefined) {
      const { category } = business;
      increase(this.write(valueCountsId(category), { kind: 'value', value: category }), 'count', sign);
    }
  }

  /** 'Unknown' is not a city: businesses without a city are included in all other counts. */
  private cityOf({ citySlug, city, countryCode }: Countable): CountWrite | null {
    if (citySlug === UNKNOWN_CITY_SLUG) return null;
    return this.write(cityCountsId(citySlug), { kind: 'city', slug: citySlug, name: city, countryCode });
  }

  private write(id: string, onInsert: Record<string, unknown>): CountWrite {
    let write = this.writes.get(id);
    if (!write) {
      write = { id, increments: {}, onInsert };
      this.writes.set(id, write);
    }
    return write;
  }
}

function rate(write: CountWrite, prefix: string, sign: 1 | -1, tenths: number | null): void {
  increase(write, `${prefix}count`, sign);
  if (tenths === null) return;
  increase(write, `${prefix}ratingTenths`, sign * tenths);
  increase(write, `${prefix}ratings`, sign);
}

function increase(write: CountWrite, field: string, by: number): void {
  write.increments[field] = (write.increments[field] ?? 0) + by;
}
