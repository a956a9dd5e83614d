import type { CityListItem } from '@gewerk/contracts';
import { citySlug, foldLoose } from '@gewerk/text';
import { distance } from 'fastest-levenshtein';

/** A city of the directory. */
export interface City {
  readonly name: string;
  readonly slug: string;
  readonly folded: string;
  readonly businessCount: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const MAX_CITIES = 50_000;
/** A name of several places ('Neustadt') means at most so many, the largest first. */
const MAX_MEANT = 25;
const SHORTEST_BEGINNING = 3;
const SHORTEST_SUGGESTED = 2;
const ONE_TYPO_FROM = 4;
const TWO_TYPOS_FROM = 8;

/** The directory's cities by name, the largest first. Names are compared folded. */
export class CitySet {
  private readonly cities: readonly City[];
  private readonly byName = new Map<string, City[]>();
  private readonly slugs = new Set<string>();

  /** `items` with the most businesses first, as the directory lists them. */
  constructor(items: readonly CityListItem[]) {
    this.cities = items.slice(0, MAX_CITIES).map(({ city, businessCount, latitude, longitude }) => ({
      name: city,
      slug: citySlug(city),
      folded: foldLoose(city),
      businessCount,
      latitude,
      longitude,
    }));
    for (const city of this.cities) {
      this.slugs.add(city.slug);
      const key = keyOf(city.folded);
      this.byName.set(key, [...(this.byName.get(key) ?? []), city]);
    }
  }

  get size(): number {
    return this.cities.length;
  }

  has(slug: string): boolean {
    return this.slugs.has(slug);
  }

  /** The cities with most businesses. */
  largest(count: number): readonly City[] {
    return this.cities.slice(0, count);
  }

  /** Cities of exactly this name, with or without its spaces. */
  named(folded: string): readonly City[] {
    return this.byName.get(keyOf(folded)) ?? [];
  }

  /** Cities whose name goes on after this one with a further word: 'Krems' in 'Krems an der Donau'. */
  namedFully(folded: string): readonly City[] {
    return this.beginning(`${folded} `);
  }

  /** Cities whose name begins so, for a name still being typed; none below three letters. */
  begunBy(folded: string): readonly City[] {
    return folded.length < SHORTEST_BEGINNING ? [] : this.beginning(folded);
  }

  /** At most `count` cities to offer for a beginning of two letters or more: those that begin so, then those with a later word that does. */
  suggested(folded: string, count: number): readonly City[] {
    if (folded.length < SHORTEST_SUGGESTED) return [];
    const begun = this.cities.filter((city) => city.folded.startsWith(folded)).slice(0, count);
    if (begun.length === count) return begun;
    const within = this.cities.filter((city) => city.folded.includes(` ${folded}`));
    return [...begun, ...within.slice(0, count - begun.length)];
  }

  /** The city nearest in spelling: one typo from four letters on, two from eight; the largest of equals. */
  resembling(folded: string): City | null {
    const allowed = folded.length >= TWO_TYPOS_FROM ? 2 : folded.length >= ONE_TYPO_FROM ? 1 : 0;
    let best: City | null = null;
    let least = allowed + 1;
    for (const city of this.cities) {
      if (Math.abs(city.folded.length - folded.length) >= least) continue;
      const typos = distance(city.folded, folded);
      if (typos < least) [best, least] = [city, typos];
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

const keyOf = (folded: string): string => folded.replaceAll(' ', '');
