import { distanceKm } from '@gewerk/gazetteer';
import { squareOf, type Square } from '../../document/geo-cells.js';
import { MAX_FACET_VALUES } from '../../document/index-settings.js';
import { noneOf, oneOf, type Point } from '../../engine/conditions.js';
import type { EngineQuery } from '../../engine/engine-query.js';
import type { SearchClient } from '../../engine/search.client.js';

type Counts = Readonly<Record<string, number>>;

/** So near a point it matters how much of a square is within a radius: it is counted in parts. */
const NEAR_KM = 60;
/** Middles of the parts, from the square's own middle, as a share of the way to its edges. */
const PARTS = [-0.75, -0.25, 0.25, 0.75] as const;
/** Coarse squares counted by one query: with all fine ones in them fewer than the engine lists at most. */
const GROUP = 25;
/** Bounds the rounds for a directory of the whole world. */
const MOST_ROUNDS = 10;
const MOST_REMEMBERED = 2_000;

/** Where the businesses are, by the fine squares of the index. */
export class BusinessMap {
  private readonly squares: readonly (Square & { count: number })[];
  private readonly remembered = new Map<string, readonly number[]>();

  /** @param counts businesses by square, fine and coarse ones */
  constructor(
    private readonly counts: Counts,
    private readonly radiiKm: readonly number[],
  ) {
    this.squares = Object.entries(counts)
      .map(([cell, count]) => ({ ...squareOf(cell), count }))
      .filter(({ isFine }) => isFine);
  }

  /** Businesses in some squares of one grid. */
  within(cells: readonly string[]): number {
    return cells.reduce((sum, cell) => sum + (this.counts[cell] ?? 0), 0);
  }

  /** Businesses that are likely within each radius. */
  around(point: Point): readonly number[] {
    const key = `${point.latitude},${point.longitude}`;
    const known = this.remembered.get(key);
    if (known) return known;
    const counts = this.count(point);
    if (this.remembered.size >= MOST_REMEMBERED) this.remembered.clear();
    this.remembered.set(key, counts);
    return counts;
  }

  private count(point: Point): number[] {
    const counts = this.radiiKm.map(() => 0);
    const add = (away: number, count: number): void => {
      for (const [at, km] of this.radiiKm.entries()) if (away <= km) counts[at] = (counts[at] ?? 0) + count;
    };
    for (const { latitude, longitude, reach, count } of this.squares) {
      const away = distanceKm(point, { latitude, longitude });
      if (away > NEAR_KM) add(away, count);
      else {
        for (const north of PARTS)
          for (const east of PARTS) {
            const part = { latitude: latitude + north * reach, longitude: longitude + east * reach };
            add(distanceKm(point, part), count / PARTS.length ** 2);
          }
      }
    }
    return counts;
  }
}

const counting = { q: '', limit: 0, offset: 0, attributesToRetrieve: [], facets: ['cells'] } as const;

/** Businesses by square; the engine lists at most 1,000 at once, the fullest. @throws EngineUnavailable */
export async function countSquares(engine: SearchClient): Promise<Counts> {
  const ask = async (queries: readonly EngineQuery[]): Promise<Counts[]> =>
    (await engine.searchMany(queries)).map(({ facetDistribution }) => facetDistribution?.['cells'] ?? {});
  const counts: Record<string, number> = {};
  const counted: string[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const others = counted.length === 0 ? {} : { filter: [noneOf([oneOf('cells', counted)])] };
    const [found = {}] = await ask([{ ...counting, ...others }]);
    const coarse = Object.keys(found).filter((cell) => !squareOf(cell).isFine);
    if (Object.keys(found).length < MAX_FACET_VALUES || coarse.length === 0) return { ...counts, ...found };
    const groups: string[][] = [];
    for (let at = 0; at < coarse.length; at += GROUP) groups.push(coarse.slice(at, at + GROUP));
    const answers = await ask(groups.map((cells) => ({ ...counting, filter: [oneOf('cells', cells)] })));
    Object.assign(counts, ...answers);
    counted.push(...coarse);
  }
  return counts;
}
