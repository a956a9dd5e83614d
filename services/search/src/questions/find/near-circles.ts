import { Injectable } from '@nestjs/common';
import { cellsAround } from '../../document/geo-cells.js';
import { boxAround, oneOf, type Point, withinRadius } from '../../engine/conditions.js';
import { ServingIndex } from '../../engine/serving-index.js';
import { CityDirectory } from '../../places/city-directory.js';
import type { Place } from '../../places/place.js';

/** Circles around a place, in kilometres; beyond the last one everything. */
export const CIRCLES_KM = [10, 25, 60, 150, 400] as const;

/**
 * Radii of which the likely one is tried first: the engine's time grows with the businesses that it sorts by
 * distance.
 */
export const LIKELY_KM = [2, 4, 6, 10, 15, 25, 40, 60, 100, 150, 250, 400] as const;

/** Tried first if it is unknown how many are around. */
const USUAL_KM = 25;
/** Expected hits from which a circle hardly has too few. */
const LIKELY_ENOUGH = 15;
/** With fewer expected hits inside a place the nearest are queried at the same time. */
const LIKELY_FEW = 10;
/** From this many hits sorting by distance takes the engine longer than looking up a box. */
const MANY = 300;
/** Length of a whole postal code, each of which has few businesses of a trade. */
const WHOLE_CODE = 4;

/** Estimates how far the nearest of a trade are, to query one circle instead of all. */
@Injectable()
export class NearCircles {
  constructor(
    private readonly directory: CityDirectory,
    private readonly serving: ServingIndex,
  ) {}

  /**
   * Condition for businesses around a point: within the radius, or slightly beyond it if squares are indexed.
   * @param expected hits that are likely in some squares, as far as known
   */
  covering(point: Point, km: number, expected?: (cells: readonly string[]) => number): string {
    const cells = this.serving.has('cells') ? cellsAround(point, km) : null;
    return cells === null ? withinRadius(point, km) : bySquares(point, km, cells, expected?.(cells) ?? 0);
  }

  /**
   * The smallest circle that likely has enough.
   * @param around businesses within each of LIKELY_KM; empty if unknown
   * @param share of the trade among all businesses
   */
  likely(around: readonly number[], share: number): number {
    if (around.length === 0) return USUAL_KM;
    const at = around.findIndex((count) => count * share >= LIKELY_ENOUGH);
    return LIKELY_KM[at] ?? LIKELY_KM[LIKELY_KM.length - 1] ?? 0;
  }

  /** Whether the place itself likely has few, as far as that is known. */
  isLikelyFew({ citySlugs, postalCode }: Place, share: number): boolean {
    if (postalCode !== null) return postalCode.length >= WHOLE_CODE;
    return this.directory.cities.businesses(citySlugs) * share < LIKELY_FEW;
  }
}

/** The squares that cover a circle; if they likely have many hits, a box cuts off the rest. */
export function bySquares(point: Point, km: number, cells: readonly string[], hits: number): string {
  const squares = oneOf('cells', cells);
  return hits < MANY ? squares : `${squares} AND ${boxAround(point, km)}`;
}
