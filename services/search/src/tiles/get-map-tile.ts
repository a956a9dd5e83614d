import { GewerkError, invalidField } from '@gewerk/contracts';
import { getMapTile, type OutputOf } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { LRUCache } from 'lru-cache';
import { BusinessPoints } from './business-points.js';
import { encodeTile } from './encode-tile.js';
import { gatherPoints } from './gather-points.js';
import { pointFilter, type TileInput } from './point-filter.js';

const MAX_BYTES = 32 * 1024 * 1024;
const MINUTE_MS = 60_000;

/**
 * Creates tiles from memory and caches them until the points are read again; tiles for 'open now' only until
 * the end of the minute.
 */
@UseCase()
export class GetMapTile {
  private readonly kept = new LRUCache<string, OutputOf<typeof getMapTile>>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ base64 }, key) => base64.length + key.length,
  });

  constructor(private readonly points: BusinessPoints) {
    points.onChange(() => this.kept.clear());
  }

  /** @throws GewerkError invalid-input, unavailable */
  @Answers(getMapTile)
  get(input: TileInput): OutputOf<typeof getMapTile> {
    const now = Date.now();
    const key = JSON.stringify([input, input.openNow ? Math.floor(now / MINUTE_MS) : 0]);
    const kept = this.kept.get(key);
    if (kept) return kept;
    const tile = this.make(input, now);
    this.kept.set(key, tile);
    return tile;
  }

  private make({ z, x, y, ...filter }: TileInput, now: number): OutputOf<typeof getMapTile> {
    const across = 2 ** z;
    for (const [field, value] of Object.entries({ x, y }))
      if (value >= across) throw invalidField(field, `must be below ${across} at zoom level ${z}`);
    const { table } = this.points;
    if (!table)
      throw new GewerkError('unavailable', 'The map is being prepared; try again in a few seconds.');
    const points = gatherPoints(table, { z, x, y }, pointFilter(filter), now);
    return { base64: Buffer.from(encodeTile(points, table)).toString('base64') };
  }
}
