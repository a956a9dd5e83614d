import { MAP } from '@gewerk/contracts/limits';
import type { PointFilter, PointTable } from './point-table.js';

/** A point of a tile, or several as one. Coordinates from 0 to `MAP.extent`. */
export interface TilePoint {
  x: number;
  y: number;
  count: number;
  /** The first one's row in the table. */
  row: number;
}

export interface Tile {
  z: number;
  x: number;
  y: number;
}

/** Squares along a tile's edge in which points become one, and the distance below which these join. */
const COARSE = { squares: 16, apart: MAP.extent / 11 };
/** The finest tiles, which maps enlarge: only what lies upon each other is one. */
const FINE = { squares: 48, apart: 0 };

/** The points of a tile, at most some thousand: those that a map would draw upon each other as one, in their middle. */
export function gatherPoints(
  table: PointTable,
  tile: Tile,
  filter: PointFilter,
  instant: number,
): TilePoint[] {
  const { squares, apart } = tile.z >= MAP.maxZoom ? FINE : COARSE;
  const scale = (MAP.extent * 2 ** tile.z) / 2 ** 32;
  const [left, top] = [tile.x * MAP.extent, tile.y * MAP.extent];
  const cells = new Map<number, TilePoint>();
  table.eachIn(tile, filter, instant, (row, worldX, worldY) => {
    const x = worldX * scale - left;
    const y = worldY * scale - top;
    const key = Math.floor((y * squares) / MAP.extent) * squares + Math.floor((x * squares) / MAP.extent);
    const cell = cells.get(key);
    if (cell) add(cell, x, y, 1);
    else cells.set(key, { x, y, count: 1, row });
  });
  return apart > 0 ? joined([...cells.values()], apart) : [...cells.values()];
}

/** Larger ones take in smaller ones near them. */
function joined(points: TilePoint[], apart: number): TilePoint[] {
  const kept: TilePoint[] = [];
  for (const point of points.toSorted((a, b) => b.count - a.count || a.row - b.row)) {
    const near = kept.find(({ x, y }) => Math.hypot(x - point.x, y - point.y) < apart);
    if (near) add(near, point.x, point.y, point.count);
    else kept.push(point);
  }
  return kept;
}

function add(to: TilePoint, x: number, y: number, count: number): void {
  to.count += count;
  to.x += ((x - to.x) * count) / to.count;
  to.y += ((y - to.y) * count) / to.count;
}
