/** A deterministic source of numbers: the same seed gives the same sequence on every machine. */
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number;
  /** An integer from `low` to `high`, both included. */
  integer(low: number, high: number): number;
  /** Whether an event of this probability happens. */
  chance(probability: number): boolean;
  /** One of the items. */
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T;
  /** `count` different items, in the order of the list. */
  sample<T>(items: readonly T[], count: number): T[];
  /** An approximately normal number (mean 0, standard deviation 1), from the sum of four uniform ones. */
  normal(): number;
}

/** A well-mixed 32-bit number from two. */
export function mix(a: number, b: number): number {
  let hash = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b ^ (b >>> 16), 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x27d4eb2f);
  hash = Math.imul(hash ^ (hash >>> 13), 0x165667b1);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The sequence of a seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new RangeError('cannot pick from an empty list');
    return item;
  };
  return {
    next,
    pick,
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    sample: (items, count) => {
      let needed = Math.min(count, items.length);
      return items.filter((_, index) => {
        const isTaken = next() * (items.length - index) < needed;
        if (isTaken) needed -= 1;
        return isTaken;
      });
    },
    normal: () => (next() + next() + next() + next() - 2) * Math.sqrt(3),
  };
}
