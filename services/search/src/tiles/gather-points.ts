import { MAP } from '@gewerk/contracts/limits';
import type { PointFilter, PointTable } from './point-table.js';

/** A point of a tile, or several merged into one. Coordinates from 0 to `MAP.extent`. */
export interface TilePoint {
  x: number;
  y: number;
  count: number;
  /** The row of the first merged point in the table. */
  row: number;
}

export interface Tile {
  z: number;
  x: number;
  y: number;
}

/**
 * Number of squares along a tile's edge; the points of a square are merged, and merged points closer than `apart` are
 * joined.
 */
const COARSE = { squares: 16, apart: MAP.extent / 11 };
/** For the deepest tiles, which maps enlarge: only identical positions are merged. */
const FINE = { squares: 48, apart: 0 };

/**
 * The points of a tile, at most a few thousand: points that a map would draw over each other are merged into
 * their centre.
 */
export function gatherPoints(
  table: PointTable,
  tile: Tile,
  filter: PointFilter,
  instant: number,
): TilePoint[] {
  const { squares, apart } = tile.z >= MAP.maxZoom ? FINE : COARSE;
  const scale = (MAP.extent * 2 ** tile.z) / 2 ** 32;
  const [left, top] = [tile.x * MAP.extent, tile.y * MAP.extent];
  // Sums in typed arrays: a tile of the whole world scans every business in the index.
  const [sumsX, sumsY] = [new Float64Array(squares ** 2), new Float64Array(squares ** 2)];
  const [counts, rows] = [new Uint32Array(squares ** 2), new Uint32Array(squares ** 2)];
  table.eachIn(tile, filter, instant, (row, worldX, worldY) => {
    const x = worldX * scale - left;
    const y = worldY * scale - top;
    const cell = Math.floor((y * squares) / MAP.extent) * squares + Math.floor((x * squares) / MAP.extent);
    if (counts[cell] === 0) rows[cell] = row;
    counts[cell] = (counts[cell] ?? 0) + 1;
    sumsX[cell] = (sumsX[cell] ?? 0) + x;
    sumsY[cell] = (sumsY[cell] ?? 0) + y;
  });
  const points: TilePoint[] = [];
  counts.forEach((count, cell) => {
    if (count === 0) return;
    points.push({
      x: (sumsX[cell] ?? 0) / count,
      y: (sumsY[cell] ?? 0) / count,
      count,
      row: rows[cell] ?? 0,
    });
  });
  return apart > 0 ? joined(points, apart) : points;
}

/** Joins points: larger ones absorb smaller ones near them. */
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
