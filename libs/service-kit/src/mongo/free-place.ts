import { isDuplicateKey } from './duplicate-key.js';

/** Options of a unique index on `place`, which ignores records stored before there were places. */
export const PLACE_INDEX = { unique: true, partialFilterExpression: { place: { $exists: true } } };

interface Places<T> {
  readonly most: number;
  /** Places of all stored records; undefined for one without. */
  readonly taken: () => Promise<readonly (number | undefined)[]>;
  /** Stores a record in a place that a unique index reserves for it. */
  readonly store: (place: number) => Promise<T>;
}

/**
 * Stores one of a limited number of records. Each takes a different place, so that concurrent calls never
 * store more than there are places; if calls counted first and stored afterwards, all those that count at
 * the same time would store.
 * @returns null if no place is free
 */
export async function inFreePlace<T>({ most, taken, store }: Places<T>): Promise<T | null> {
  for (;;) {
    const used = await taken();
    const numbered = new Set(used);
    const free = Array.from({ length: most }, (_, at) => at)
      .filter((at) => !numbered.has(at))
      // At most as many as there is room for, including records stored without a place.
      .slice(0, Math.max(0, most - used.length));
    // A random one, since concurrent calls would all take the first.
    const place = free[Math.floor(Math.random() * free.length)];
    if (place === undefined) return null;
    try {
      return await store(place);
    } catch (error) {
      if (!isDuplicateKey(error, 'place')) throw error;
    }
  }
}
