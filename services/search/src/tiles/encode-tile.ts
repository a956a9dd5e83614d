import { MAP } from '@gewerk/contracts/limits';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { TilePoint } from './gather-points.js';
import type { PointTable } from './point-table.js';

const POINT = 1;

/** A Mapbox vector tile: merged points have `count`, a single point has `id` and `trade`. */
export function encodeTile(points: readonly TilePoint[], table: PointTable): Uint8Array {
  const features = points.map(({ x, y, count, row }) => ({
    type: POINT as 1,
    geometry: [[Math.round(x), Math.round(y)] as [number, number]],
    tags: count > 1 ? { count } : { id: table.idOf(row), trade: table.tradeOf(row) ?? '' },
  }));
  return fromGeojsonVt({ businesses: { features } }, { version: 2, extent: MAP.extent });
}
