import { gzipSync } from 'node:zlib';

export interface ArchiveTile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly data: Uint8Array;
}

interface ArchiveOptions {
  readonly metadata: object;
  /** Covered area in degrees: west, south, east, north. */
  readonly bounds: readonly [number, number, number, number];
  /** Type of the tiles as in the header; 1 is MVT, 2 PNG. */
  readonly tileType?: number;
  /** Compression of the tiles as in the header: 2 is gzip, 3 Brotli. */
  readonly tileCompression?: number;
  readonly version?: number;
}

const HEADER_BYTES = 127;
const GZIP = 2;
const MVT = 1;
const DEGREE = 10_000_000;

/** A small PMTiles archive (specification 3) with one directory. */
export function pmtilesArchive(tiles: readonly ArchiveTile[], options: ArchiveOptions): Buffer {
  const sorted = tiles
    .map(({ z, x, y, data }) => ({ z, id: tileId(z, x, y), data: gzipSync(data) }))
    .sort((a, b) => a.id - b.id);
  const root = gzipSync(directory(sorted.map(({ id, data }) => ({ id, length: data.length }))));
  const metadata = gzipSync(JSON.stringify(options.metadata));
  const content = Buffer.concat(sorted.map(({ data }) => data));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 'latin1');
  header.writeUInt8(options.version ?? 3, 7);
  const metadataAt = HEADER_BYTES + root.length;
  const tilesAt = metadataAt + metadata.length;
  const sections = [
    HEADER_BYTES,
    root.length,
    metadataAt,
    metadata.length,
    tilesAt,
    0,
    tilesAt,
    content.length,
  ];
  const counts = [sorted.length, sorted.length, sorted.length];
  for (const [index, value] of [...sections, ...counts].entries())
    header.writeBigUInt64LE(BigInt(value), 8 + 8 * index);
  const levels = sorted.map(({ z }) => z);
  header.set(
    [
      1,
      GZIP,
      options.tileCompression ?? GZIP,
      options.tileType ?? MVT,
      Math.min(...levels),
      Math.max(...levels),
    ],
    96,
  );
  for (const [index, degrees] of options.bounds.entries())
    header.writeInt32LE(Math.round(degrees * DEGREE), 102 + 4 * index);
  return Buffer.concat([header, root, metadata, content]);
}

/** Tiles counted level by level, along a Hilbert curve in each. */
function tileId(z: number, x: number, y: number): number {
  let id = (4 ** z - 1) / 3;
  let [a, b] = [x, y];
  for (let side = 2 ** (z - 1); side >= 1; side /= 2) {
    const right = (a & side) > 0 ? 1 : 0;
    const below = (b & side) > 0 ? 1 : 0;
    id += side * side * ((3 * right) ^ below);
    if (below === 0) {
      if (right === 1) [a, b] = [side - 1 - (a & (side - 1)), side - 1 - (b & (side - 1))];
      [a, b] = [b, a];
    }
  }
  return id;
}

function directory(entries: readonly { id: number; length: number }[]): Buffer {
  const ids = entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0));
  const runs = entries.map(() => 1);
  const lengths = entries.map(({ length }) => length);
  // 0 after the first entry: the tile directly follows the previous one.
  const offsets = entries.map((_, index) => (index === 0 ? 1 : 0));
  return Buffer.from([entries.length, ...ids, ...runs, ...lengths, ...offsets].flatMap(varint));
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}
