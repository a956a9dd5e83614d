import { distanceKm } from '@gewerk/gazetteer';
import { Injectable } from '@nestjs/common';
import { cellsAround } from '../../document/geo-cells.js';
import { oneOf, type Point, withinRadius } from '../../engine/conditions.js';
import { ServingIndex } from '../../engine/serving-index.js';
import { CityDirectory } from '../../places/city-directory.js';
import type { City } from '../../places/city-set.js';
import type { Place } from '../../places/place.js';

/** Circles around a place, in kilometres; beyond the last one everything. */
export const CIRCLES_KM = [10, 25, 60, 150, 400] as const;

/** Cities within this many degrees are counted as one place. */
const CELL = 0.2;
const MOST_REMEMBERED = 2_000;
/** Expected hits from which on a circle hardly has too few. */
const LIKELY_ENOUGH = 15;
/** Expected hits inside a place below which the nearest are asked for with them. */
const LIKELY_FEW = 10;
/** Letters of a whole postal code, of which each has few businesses of a trade. */
const WHOLE_CODE = 4;

/** Guesses from the cities' numbers of businesses how far the nearest of a trade are, to ask for one circle instead of all. */
@Injectable()
export class NearCircles {
  private readonly remembered = new Map<string, readonly number[]>();
  private cells: readonly Cell[] | null = null;

  constructor(
    private readonly directory: CityDirectory,
    private readonly serving: ServingIndex,
  ) {
    directory.onRefresh(() => {
      this.remembered.clear();
      this.cells = null;
    });
  }

  /** What a business around a point fulfils: within the radius, or a little beyond it where squares are indexed. */
  covering(point: Point, km: number): string {
    const cells = this.serving.has('cells') ? cellsAround(point, km) : null;
    return cells === null ? withinRadius(point, km) : oneOf('cells', cells);
  }

  /** The smallest circle that likely has enough. @param share of the trade among all businesses */
  likely(point: Point, share: number): number {
    const counts = this.countsAround(point);
    const at = counts.findIndex((count) => count * share >= LIKELY_ENOUGH);
    return CIRCLES_KM[at] ?? CIRCLES_KM[CIRCLES_KM.length - 1] ?? 0;
  }

  /** Whether the place itself likely has few, as far as that is known. */
  isLikelyFew({ citySlugs, postalCode }: Place, share: number): boolean {
    if (postalCode !== null) return postalCode.length >= WHOLE_CODE;
    return this.directory.cities.businesses(citySlugs) * share < LIKELY_FEW;
  }

  /** Businesses in each circle. */
  private countsAround(point: Point): readonly number[] {
    const key = `${point.latitude},${point.longitude}`;
    const known = this.remembered.get(key);
    if (known) return known;
    const counts = CIRCLES_KM.map(() => 0);
    this.cells ??= cellsOf(this.directory.cities.all);
    for (const cell of this.cells) {
      const away = distanceKm(point, cell);
      for (const [at, km] of CIRCLES_KM.entries())
        if (away <= km) counts[at] = (counts[at] ?? 0) + cell.count;
    }
    if (this.remembered.size >= MOST_REMEMBERED) this.remembered.clear();
    this.remembered.set(key, counts);
    return counts;
  }
}

interface Cell extends Point {
  /** Businesses in it. */
  count: number;
}

/** Some thousand cells instead of up to 100,000 cities. */
function cellsOf(cities: readonly City[]): Cell[] {
  const cells = new Map<string, Cell>();
  for (const { latitude, longitude, businessCount } of cities) {
    if (latitude === null || longitude === null) continue;
    const key = `${Math.round(latitude / CELL)} ${Math.round(longitude / CELL)}`;
    const cell = cells.get(key);
    if (cell) cell.count += businessCount;
    else cells.set(key, { latitude, longitude, count: businessCount });
  }
  return [...cells.values()];
}
