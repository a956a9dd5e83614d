import type { CityListItem } from '@gewerk/contracts/bus';
import { isMisspelling } from '@gewerk/gazetteer';
import { citySlug, foldLoose, letterMask, mayBeWithin } from '@gewerk/text';
import { distance } from 'fastest-levenshtein';

export interface City {
  readonly name: string;
  readonly slug: string;
  readonly folded: string;
  readonly businessCount: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const MAX_CITIES = 50_000;
/** A name of several places ('Neustadt') means at most this many, largest first. */
const MAX_MEANT = 25;
const SHORTEST_BEGINNING = 3;
const SHORTEST_SUGGESTED = 2;
const ONE_TYPO_FROM = 4;
const TWO_TYPOS_FROM = 8;

/** The directory's cities by folded name, largest first. */
export class CitySet {
  private readonly cities: readonly City[];
  private readonly byName = new Map<string, City[]>();
  /** Businesses by slug. */
  private readonly bySlug = new Map<string, number>();
  /** Of the folded name of each city. */
  private readonly masks: readonly number[];

  /** `items` sorted by businesses, most first. */
  constructor(items: readonly CityListItem[]) {
    this.cities = items.slice(0, MAX_CITIES).map(({ city, businessCount, latitude, longitude }) => ({
      name: city,
      slug: citySlug(city),
      folded: foldLoose(city),
      businessCount,
      latitude,
      longitude,
    }));
    this.masks = this.cities.map(({ folded }) => letterMask(folded));
    for (const city of this.cities) {
      this.bySlug.set(city.slug, (this.bySlug.get(city.slug) ?? 0) + city.businessCount);
      const key = keyOf(city.folded);
      this.byName.set(key, [...(this.byName.get(key) ?? []), city]);
    }
  }

  get all(): readonly City[] {
    return this.cities;
  }

  /** Of some cities together. */
  businesses(slugs: readonly string[]): number {
    return slugs.reduce((sum, slug) => sum + (this.bySlug.get(slug) ?? 0), 0);
  }

  get size(): number {
    return this.cities.length;
  }

  has(slug: string): boolean {
    return this.bySlug.has(slug);
  }

  largest(count: number): readonly City[] {
    return this.cities.slice(0, count);
  }

  /** Exact name, with or without spaces. */
  named(folded: string): readonly City[] {
    return this.byName.get(keyOf(folded)) ?? [];
  }

  /** Names that continue with another word: 'Krems' in 'Krems an der Donau'. */
  namedFully(folded: string): readonly City[] {
    return this.beginning(`${folded} `);
  }

  /** Names of a word and a later one that begins so: 'krems' and 'donau', 'frankfurt' and 'm'. */
  namedInPart(first: string, beside: string): readonly City[] {
    return this.namedFully(first).filter(({ folded }) => folded.slice(first.length).includes(` ${beside}`));
  }

  /** By beginning, for a name being typed; at least three letters. */
  begunBy(folded: string): readonly City[] {
    return folded.length < SHORTEST_BEGINNING ? [] : this.beginning(folded);
  }

  /** Suggestions for two letters or more: names, then later words, that begin so; at most `count`. */
  suggested(folded: string, count: number): readonly City[] {
    if (folded.length < SHORTEST_SUGGESTED) return [];
    const begun = this.cities.filter((city) => city.folded.startsWith(folded)).slice(0, count);
    if (begun.length === count) return begun;
    const within = this.cities.filter((city) => city.folded.includes(` ${folded}`));
    return [...begun, ...within.slice(0, count - begun.length)];
  }

  /** Nearest spelling: one typo or two letters swapped from four letters, two typos from eight, few for its length; the largest of equals. */
  resembling(folded: string): City | null {
    const swapped =
      folded.length < ONE_TYPO_FROM ? undefined : swapsOf(folded).flatMap((name) => this.named(name));
    if (swapped?.[0])
      return swapped.reduce((one, other) => (other.businessCount > one.businessCount ? other : one));
    const allowed = folded.length >= TWO_TYPOS_FROM ? 2 : folded.length >= ONE_TYPO_FROM ? 1 : 0;
    let best: City | null = null;
    let least = allowed + 1;
    const mask = letterMask(folded);
    for (const [at, city] of this.cities.entries()) {
      if (Math.abs(city.folded.length - folded.length) >= least) continue;
      if (!mayBeWithin(allowed, this.masks[at] ?? 0, mask)) continue;
      const typos = distance(city.folded, folded);
      if (typos < least && isMisspelling(folded, city.folded, typos)) [best, least] = [city, typos];
    }
    return best;
  }

  private beginning(start: string): readonly City[] {
    const found: City[] = [];
    for (const city of this.cities) {
      if (!city.folded.startsWith(start)) continue;
      found.push(city);
      if (found.length === MAX_MEANT) break;
    }
    return found;
  }
}

/** The text with each two neighbouring letters swapped. */
const swapsOf = (text: string): string[] =>
  Array.from(
    { length: text.length - 1 },
    (_, at) => text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
  );

const keyOf = (folded: string): string => folded.replaceAll(' ', '');
