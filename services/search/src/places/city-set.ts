import type { CityListItem } from '@gewerk/contracts/bus';
import { isMisspelling } from '@gewerk/gazetteer';
import { citySlug, foldLoose, letterMask, mayBeWithin } from '@gewerk/text';
import { distance } from 'fastest-levenshtein';

export interface City {
  readonly name: string;
  readonly slug: string;
  readonly folded: string;
  readonly businessCount: number;
  readonly countryCode: string | null;
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
  private readonly listed: number;
  private readonly byName = new Map<string, City[]>();
  /** Number of businesses by slug. */
  private readonly bySlug = new Map<string, number>();
  /** For each of `cities`, the letters of its folded name as a bit mask; scanned for each misspelt name. */
  private readonly masks: Int32Array;
  private readonly lengths: Uint16Array;
  /** Cities by the first letters of their folded names, and in `continued` by those of later words; largest first. */
  private readonly begun = new Map<string, City[]>();
  private readonly continued = new Map<string, City[]>();

  /** @param items sorted by number of businesses, largest first */
  constructor(items: readonly CityListItem[]) {
    this.listed = items.length;
    this.cities = items
      .slice(0, MAX_CITIES)
      .map(({ city, businessCount, countryCode, latitude, longitude }) => ({
        name: city,
        slug: citySlug(city),
        folded: foldLoose(city),
        businessCount,
        countryCode,
        latitude,
        longitude,
      }));
    this.masks = Int32Array.from(this.cities, ({ folded }) => letterMask(folded));
    this.lengths = Uint16Array.from(this.cities, ({ folded }) => folded.length);
    for (const city of this.cities) {
      this.bySlug.set(city.slug, (this.bySlug.get(city.slug) ?? 0) + city.businessCount);
      addTo(this.byName, keyOf(city.folded), city);
      addTo(this.begun, beginningOf(city.folded), city);
      for (const beginning of laterBeginnings(city.folded)) addTo(this.continued, beginning, city);
    }
  }

  get all(): readonly City[] {
    return this.cities;
  }

  /** Total number of businesses in some cities. */
  businesses(slugs: readonly string[]): number {
    return slugs.reduce((sum, slug) => sum + (this.bySlug.get(slug) ?? 0), 0);
  }

  /** Whether the directory has more cities than this set, so that an unknown name may be one of the others. */
  get isCut(): boolean {
    return this.listed > MAX_CITIES;
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

  /** Cities of exactly this name, with or without spaces. */
  named(folded: string): readonly City[] {
    return this.byName.get(keyOf(folded)) ?? [];
  }

  /** Cities whose names continue with another word: 'Krems' finds 'Krems an der Donau'. */
  namedFully(folded: string): readonly City[] {
    return this.beginning(`${folded} `);
  }

  /** Cities by a first word and the beginning of a later one: 'krems' and 'donau', 'frankfurt' and 'm'. */
  namedInPart(first: string, beside: string): readonly City[] {
    return this.namedFully(first).filter(({ folded }) => folded.slice(first.length).includes(` ${beside}`));
  }

  /** Cities whose names begin with this text, which is being typed; none for fewer than three letters. */
  begunBy(folded: string): readonly City[] {
    return folded.length < SHORTEST_BEGINNING ? [] : this.beginning(folded);
  }

  /**
   * Suggestions for a text of two letters or more: cities whose names begin with it, then cities with a later word
   * that does; at most `count`.
   */
  suggested(folded: string, count: number): readonly City[] {
    if (folded.length < SHORTEST_SUGGESTED) return [];
    const begun = this.beginning(folded, count);
    const within = firstOf(
      this.continued.get(beginningOf(folded)),
      count - begun.length,
      (city) => city.folded.includes(` ${folded}`) && !city.folded.startsWith(folded),
    );
    return [...begun, ...within];
  }

  /**
   * The city with the nearest spelling: one typo or two swapped letters in a text of four or more letters, two typos
   * in a text of eight or more, unless that is too many for its length. Of equally near cities, the largest.
   */
  resembling(folded: string): City | null {
    const swapped =
      folded.length < ONE_TYPO_FROM ? undefined : swapsOf(folded).flatMap((name) => this.named(name));
    if (swapped?.[0])
      return swapped.reduce((one, other) => (other.businessCount > one.businessCount ? other : one));
    const allowed = folded.length >= TWO_TYPOS_FROM ? 2 : folded.length >= ONE_TYPO_FROM ? 1 : 0;
    let best: City | null = null;
    let least = allowed + 1;
    const mask = letterMask(folded);
    for (let at = 0; at < this.lengths.length; at += 1) {
      if (Math.abs((this.lengths[at] ?? 0) - folded.length) >= least) continue;
      if (!mayBeWithin(allowed, this.masks[at] ?? 0, mask)) continue;
      const city = this.cities[at];
      if (!city) continue;
      const typos = distance(city.folded, folded);
      if (typos < least && isMisspelling(folded, city.folded, typos)) [best, least] = [city, typos];
    }
    return best;
  }

  /** Cities whose names begin with this text, which has at least two letters. */
  private beginning(start: string, most = MAX_MEANT): readonly City[] {
    return firstOf(this.begun.get(beginningOf(start)), most, ({ folded }) => folded.startsWith(start));
  }
}

const beginningOf = (text: string): string => text.slice(0, SHORTEST_SUGGESTED);

/** The beginning of each later word of a text. */
function laterBeginnings(text: string): Iterable<string> {
  const found = new Set<string>();
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1))
    found.add(beginningOf(text.slice(at + 1)));
  return found;
}

function addTo(map: Map<string, City[]>, key: string, city: City): void {
  const known = map.get(key);
  if (known) known.push(city);
  else map.set(key, [city]);
}

function firstOf(cities: readonly City[] = [], most: number, isWanted: (city: City) => boolean): City[] {
  const found: City[] = [];
  for (const city of cities) {
    if (found.length >= most) break;
    if (isWanted(city)) found.push(city);
  }
  return found;
}

/** The text with each pair of neighbouring letters swapped. */
const swapsOf = (text: string): string[] =>
  Array.from(
    { length: text.length - 1 },
    (_, at) => text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
  );

const keyOf = (folded: string): string => folded.replaceAll(' ', '');
