import { LIST_LENGTH } from '@gewerk/contracts/limits';
import type { CityCounts } from './counts.schema.js';

/** Cities named for a category. */
const TOP_CITIES = 5;

export interface CategoryCities {
  /** Cities with a listed business of the category. */
  count: number;
  /** Those with most, most first. */
  top: { city: string; businessCount: number }[];
}

/** What lists and counts show of all cities: a few of each, however many there are. */
export interface RankedCities {
  count: number;
  /** Most businesses first, of one size in order of their slug; `LIST_LENGTH.cities` at most. */
  largest: CityCounts[];
  /** By registry category. */
  byCategory: ReadonlyMap<string, CategoryCities>;
}

const bySize = (one: CityCounts, other: CityCounts): number =>
  other.count - one.count || (one.slug < other.slug ? -1 : 1);

/** Ranks cities one after the other, without keeping them all: one wrong column of a sheet makes a city of each row. */
export class CityRanking {
  private count = 0;
  private largest: CityCounts[] = [];
  private readonly categories = new Map<string, { count: number; top: CityCounts[] }>();

  add(city: CityCounts): void {
    this.count += 1;
    this.largest.push(city);
    if (this.largest.length >= 2 * LIST_LENGTH.cities) this.cut();
    for (const [category, count] of Object.entries(city.categories ?? {}))
      if (count > 0) this.addTo(category, city);
  }

  result(): RankedCities {
    this.cut();
    const byCategory = new Map<string, CategoryCities>();
    for (const [category, { count, top }] of this.categories) {
      const named = top.map((city) => ({ city: city.name, businessCount: city.categories?.[category] ?? 0 }));
      byCategory.set(category, { count, top: named });
    }
    return { count: this.count, largest: this.largest, byCategory };
  }

  private cut(): void {
    this.largest = this.largest.sort(bySize).slice(0, LIST_LENGTH.cities);
  }

  private addTo(category: string, city: CityCounts): void {
    const known = this.categories.get(category) ?? { count: 0, top: [] };
    this.categories.set(category, known);
    known.count += 1;
    const inCategory = (one: CityCounts): number => one.categories?.[category] ?? 0;
    const last = known.top.at(-1);
    if (last && known.top.length === TOP_CITIES && inCategory(last) > inCategory(city)) return;
    known.top.push(city);
    known.top.sort((one, other) => inCategory(other) - inCategory(one) || bySize(one, other));
    known.top.length = Math.min(known.top.length, TOP_CITIES);
  }
}
