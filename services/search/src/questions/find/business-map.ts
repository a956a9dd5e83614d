import { squareOf } from '../../document/geo-cells.js';
import { MAX_FACET_VALUES } from '../../document/index-settings.js';
import { noneOf, oneOf, type Point } from '../../engine/conditions.js';
import type { EngineQuery } from '../../engine/engine-query.js';
import type { SearchClient } from '../../engine/search.client.js';

type Counts = Readonly<Record<string, number>>;

/** About 60 km. Of squares this near to a point, only the parts within the radius are counted. */
const NEAR_DEGREES = 0.54;
/** About 60 km at a latitude of 60 degrees. */
const NEAR_DEGREES_EAST = 1.08;
/** Centres of the parts, measured from the square's centre, as a fraction of the distance to its edges. */
const PARTS = [-0.75, -0.25, 0.25, 0.75] as const;
/** Coarse squares per query: together with their fine squares, they are fewer than the engine's maximum. */
const GROUP = 25;
/** Limits the rounds of queries in a directory that covers the whole world. */
const MOST_ROUNDS = 10;
const MOST_REMEMBERED = 2_000;

const KM_A_DEGREE = 111.2;
const RADIANS_A_DEGREE = Math.PI / 180;

/** The distribution of the businesses, by the index's fine squares. */
export class BusinessMap {
  /** For each fine square: latitude and longitude of its centre, degrees to its edges, number of businesses. */
  private readonly squares: Float64Array;
  private readonly radiiSquared: Float64Array;
  private readonly remembered = new Map<string, readonly number[]>();

  /**
   * @param counts numbers of businesses by square, both fine and coarse
   * @param radiiKm ascending
   */
  constructor(
    private readonly counts: Counts,
    radiiKm: readonly number[],
  ) {
    const fine = Object.entries(counts).map(([cell, count]) => ({ ...squareOf(cell), count }));
    this.squares = Float64Array.from(
      fine
        .filter(({ isFine }) => isFine)
        .flatMap(({ latitude, longitude, reach, count }) => [latitude, longitude, reach, count]),
    );
    this.radiiSquared = Float64Array.from(radiiKm, (km) => km ** 2);
  }

  /** Number of businesses in some squares of one grid. */
  within(cells: readonly string[]): number {
    return cells.reduce((sum, cell) => sum + (this.counts[cell] ?? 0), 0);
  }

  /** Estimated number of businesses within each radius. */
  around(point: Point): readonly number[] {
    const key = `${point.latitude},${point.longitude}`;
    const known = this.remembered.get(key);
    if (known) return known;
    const counts = this.count(point);
    if (this.remembered.size >= MOST_REMEMBERED) this.remembered.clear();
    this.remembered.set(key, counts);
    return counts;
  }

  /** Calculates as if the map were flat, for speed: every search at a new place goes through all squares. */
  private count({ latitude, longitude }: Point): number[] {
    const { squares, radiiSquared } = this;
    const rings = new Float64Array(radiiSquared.length + 1);
    const add = (north: number, east: number, count: number): void => {
      const wide = Math.cos((latitude + north / 2) * RADIANS_A_DEGREE);
      const away = (north * KM_A_DEGREE) ** 2 + (east * KM_A_DEGREE * wide) ** 2;
      let ring = 0;
      while (ring < radiiSquared.length && away > (radiiSquared[ring] ?? 0)) ring += 1;
      rings[ring] = (rings[ring] ?? 0) + count;
    };
    for (let at = 0; at < squares.length; at += 4) {
      const north = (squares[at] ?? 0) - latitude;
      const east = (squares[at + 1] ?? 0) - longitude;
      const [reach, count] = [squares[at + 2] ?? 0, squares[at + 3] ?? 0];
      // At latitudes below 60 degrees, this is more than 60 km to the east and west, so some squares farther away are
      // counted in parts, too.
      if (Math.abs(north) > NEAR_DEGREES || Math.abs(east) > NEAR_DEGREES_EAST) add(north, east, count);
      else
        for (const up of PARTS)
          for (const aside of PARTS) add(north + up * reach, east + aside * reach, count / PARTS.length ** 2);
    }
    let sum = 0;
    return Array.from(rings.subarray(0, radiiSquared.length), (count) => (sum += count));
  }
}

const counting = { q: '', limit: 0, offset: 0, attributesToRetrieve: [], facets: ['cells'] } as const;

/**
 * The numbers of businesses by square. The engine lists at most 1,000 squares at once, those with the most
 * businesses. @throws EngineUnavailable
 */
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
