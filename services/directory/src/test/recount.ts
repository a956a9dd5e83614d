import type { Connection } from 'mongoose';
import type { BusinessRecord } from '../record/business.record.js';
import { utcDay } from '../counts/growth-window.js';

type Counts = Record<string, number>;

/** The correct counts, recounted from the businesses: `document.field` to number, without zeros. */
export async function recount(connection: Connection): Promise<Counts> {
  const counts: Counts = {};
  const add = (key: string, by = 1) => (counts[key] = (counts[key] ?? 0) + by);
  const businesses = await connection.collection<BusinessRecord>('businesses').find().toArray();
  for (const business of businesses) {
    if (business.website) add('directory.websites');
    if (!business.listed) continue;
    const rated = (prefix: string) => {
      add(`${prefix}.count`);
      if (business.ratingValue === undefined) return;
      add(`${prefix}.ratings`);
      add(`${prefix}.ratingTenths`, Math.round(business.ratingValue * 10));
    };
    const day = `day:${utcDay(business.createdAt)}`;
    const city = business.city === 'Unknown' ? null : `city:${business.citySlug}`;
    rated('directory');
    add(`${day}.count`);
    if (city) rated(city);
    if (business.category !== undefined) add(`value:${business.category}.count`);
    for (const slug of business.categorySlugs) {
      rated(`directory.categories.${slug}`);
      add(`${day}.categories.${slug}`);
      if (city) add(`${city}.categories.${slug}`);
    }
  }
  return counts;
}

/** The stored counts, in the same form. */
export async function storedCounts(connection: Connection): Promise<Counts> {
  const counts: Counts = {};
  const flatten = (prefix: string, value: object) => {
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'number') counts[`${prefix}.${key}`] = inner;
      else if (key === 'categories' || prefix.includes('.categories'))
        flatten(`${prefix}.${key}`, inner as object);
    }
  };
  for (const tally of await connection.collection('tallies').find().toArray()) {
    const { _id, latitude: _latitude, longitude: _longitude, changes: _changes, ...rest } = tally;
    flatten(String(_id), rest);
  }
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));
}
