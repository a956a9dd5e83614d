import { Injectable } from '@nestjs/common';
import { cellsAround } from '../../document/geo-cells.js';
import { boxAround, oneOf, type Point, withinRadius } from '../../engine/conditions.js';
import { ServingIndex } from '../../engine/serving-index.js';
import { CityDirectory } from '../../places/city-directory.js';
import type { Place } from '../../places/place.js';

/** Circles around a place, in kilometres; a trade with too few hits in them is also searched everywhere. */
export const CIRCLES_KM = [10, 25, 60, 150, 400] as const;

/**
 * Radii from which the likely one is tried first, since the engine's time grows with the number of businesses
 * that it sorts by distance.
 */
export const LIKELY_KM = [2, 4, 6, 10, 15, 25, 40, 60, 100, 150, 250, 400] as const;

/** Tried first if it is unknown how many businesses are near. */
const USUAL_KM = 25;
/** A circle with at least this many expected hits is unlikely to have too few. */
const LIKELY_ENOUGH = 15;
/** If fewer hits are expected inside a place, the nearest around it are queried at the same time. */
const LIKELY_FEW = 10;
/** With at least this many hits, sorting by distance takes the engine longer than looking up a box. */
const MANY = 300;
/** Minimum length of a whole postal code, whose area has few businesses of a trade. */
const WHOLE_CODE = 4;

/** Estimates how far away a trade's nearest businesses are, so that one circle is queried instead of all. */
@Injectable()
export class NearCircles {
  constructor(
    private readonly directory: CityDirectory,
    private readonly serving: ServingIndex,
  ) {}

  /**
   * Condition for businesses around a point: within the radius, or slightly beyond it if squares are indexed.
   * @param expected returns the likely number of hits in some squares, as far as known
   */
  covering(point: Point, km: number, expected?: (cells: readonly string[]) => number): string {
    const cells = this.serving.has('cells') ? cellsAround(point, km) : null;
    return cells === null ? withinRadius(point, km) : bySquares(point, km, cells, expected?.(cells) ?? 0);
  }

  /**
   * The radius of the smallest circle that likely has enough hits.
   * @param around number of businesses within each of LIKELY_KM; empty if unknown
   * @param share fraction of all businesses that have the trade
   */
  likely(around: readonly number[], share: number): number {
    if (around.length === 0) return USUAL_KM;
    const at = around.findIndex((count) => count * share >= LIKELY_ENOUGH);
    return LIKELY_KM[at] ?? LIKELY_KM[LIKELY_KM.length - 1] ?? 0;
  }

  /** Whether the place itself likely has few hits, as far as that is known. */
  isLikelyFew({ citySlugs, postalCode }: Place, share: number): boolean {
    if (postalCode !== null) return postalCode.length >= WHOLE_CODE;
    return this.directory.cities.businesses(citySlugs) * share < LIKELY_FEW;
  }
}

/** The condition for the squares that cover a circle; if these likely have many hits, a box cuts off the corners. */
export function bySquares(point: Point, km: number, cells: readonly string[], hits: number): string {
  const squares = oneOf('cells', cells);
  return hits < MANY ? squares : `${squares} AND ${boxAround(point, km)}`;
}
