import { isDuplicateKey } from './duplicate-key.js';

/** A field of a unique index that leaves out what was stored before there were places. */
export const PLACE_INDEX = { unique: true, partialFilterExpression: { place: { $exists: true } } };

interface Places<T> {
  readonly most: number;
  /** Places of all that are stored; undefined for one without. */
  readonly taken: () => Promise<readonly (number | undefined)[]>;
  /** Stores in a place that a unique index lets one have. */
  readonly store: (place: number) => Promise<T>;
}

/**
 * Stores one of something whose number is limited. Each takes a different place, so that of many at once no more are stored
 * than there are places: who counts first and stores then lets all pass that count at the same time.
 * @returns null where no place is free
 */
export async function inFreePlace<T>({ most, taken, store }: Places<T>): Promise<T | null> {
  for (;;) {
    const used = await taken();
    const numbered = new Set(used);
    const free = Array.from({ length: most }, (_, at) => at)
      .filter((at) => !numbered.has(at))
      // No more than there is room for, and those that all others choose among, too, where some are stored without a place.
      .slice(0, Math.max(0, most - used.length));
    // Any of them: those that store at once would all take the first.
    const place = free[Math.floor(Math.random() * free.length)];
    if (place === undefined) return null;
    try {
      return await store(place);
    } catch (error) {
      if (!isDuplicateKey(error, 'place')) throw error;
    }
  }
}
