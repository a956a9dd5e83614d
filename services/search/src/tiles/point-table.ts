import { HoursPatterns } from './hours-patterns.js';
import { KEY_BITS, toWorld, zCurveKey } from './mercator.js';
import { traitBits } from './trait-bits.js';

/** The fields of a document that make a point. */
export interface PointDocument {
  id: string;
  _geo: { lat: number; lng: number } | null;
  tradeKey: string | null;
  categorySlugs: string[];
  traits: string[];
  hoursRegion: string | null;
  openWords: string[];
}

export interface Kind {
  tradeKey: string | null;
  categorySlugs: readonly string[];
}

export interface PointFilter {
  /** Bits that a point must have. */
  traits: number;
  isOpenNow: boolean;
  /** Null if any kind passes. */
  hasKind: ((kind: Kind) => boolean) | null;
}

const ID_BYTES = 12;
const ID = /^[0-9a-f]{24}$/;
const FIRST_ROWS = 4_096;
/** Factor that leaves room for a row number next to its key in one exact number: up to eight million rows. */
const ROW_SPAN = 2 ** 23;

/** Positions of all businesses, about 32 bytes each, in an order in which each tile is one range. */
export class PointTable {
  private constructor(
    private readonly rows: Rows,
    /** {@link zCurveKey}s, ascending. */
    private readonly keys: Uint32Array,
    private readonly kinds: readonly Kind[],
    private readonly hours: HoursPatterns,
  ) {}

  get size(): number {
    return this.keys.length;
  }

  static builder(): PointTableBuilder {
    return new PointTableBuilder((...parts) => new PointTable(...parts));
  }

  /**
   * Calls back for each point of a tile that passes the filter, with its row and its coordinates in 2³²nds of the
   * world.
   */
  eachIn(
    { z, x, y }: { z: number; x: number; y: number },
    filter: PointFilter,
    instant: number,
    found: (row: number, x: number, y: number) => void,
  ): void {
    const { rows } = this;
    const open = filter.isOpenNow ? this.hours.openAt(instant) : null;
    const kinds = filter.hasKind ? this.kinds.map(filter.hasKind) : null;
    const [from, to] = this.stretch(z, x, y);
    const shift = 32 - z;
    // If the tile is finer than the keys, the range is that of a larger tile.
    const isFiner = z > KEY_BITS;
    for (let row = from; row < to; row += 1) {
      const [px = 0, py = 0] = [rows.x[row], rows.y[row]];
      if (isFiner && (px >>> shift !== x || py >>> shift !== y)) continue;
      if (((rows.traits[row] ?? 0) & filter.traits) !== filter.traits) continue;
      if (kinds && !kinds[rows.kind[row] ?? 0]) continue;
      if (open && !open[rows.hours[row] ?? 0]) continue;
      found(row, px, py);
    }
  }

  idOf(row: number): string {
    return Buffer.from(this.rows.ids.buffer, row * ID_BYTES, ID_BYTES).toString('hex');
  }

  tradeOf(row: number): string | null {
    return this.kinds[this.rows.kind[row] ?? 0]?.tradeKey ?? null;
  }

  /** The first row of a tile, and the row after its last one. */
  private stretch(z: number, x: number, y: number): [number, number] {
    const finer = Math.max(0, z - KEY_BITS);
    const level = z - finer;
    const span = 4 ** (KEY_BITS - level);
    const world = 2 ** (32 - level);
    const first = zCurveKey({ x: (x >>> finer) * world, y: (y >>> finer) * world });
    return [this.firstFrom(first), this.firstFrom(first + span)];
  }

  private firstFrom(key: number): number {
    let [low, high] = [0, this.keys.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.keys[middle] ?? 0) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

type Made = (rows: Rows, keys: Uint32Array, kinds: Kind[], hours: HoursPatterns) => PointTable;

/** Collects points, then sorts them. */
class PointTableBuilder {
  private rows = new Rows(FIRST_ROWS);
  private size = 0;
  private readonly kinds: Kind[] = [];
  private readonly kindCodes = new Map<string, number>();
  private readonly hours = new HoursPatterns();

  constructor(private readonly make: Made) {}

  /** Ignores a business without a position. */
  add({ id, _geo, tradeKey, categorySlugs, traits, hoursRegion, openWords }: PointDocument): void {
    if (!_geo || !ID.test(id) || this.size >= ROW_SPAN) return;
    if (this.size === this.rows.x.length)
      this.rows = this.rows.inOrder(this.size * 2, (row) => row, this.size);
    const row = this.size++;
    const { x, y } = toWorld(_geo.lat, _geo.lng);
    this.rows.x[row] = x;
    this.rows.y[row] = y;
    this.rows.kind[row] = this.kindCode({ tradeKey, categorySlugs });
    this.rows.traits[row] = traitBits(traits);
    this.rows.hours[row] = this.hours.add(hoursRegion, openWords);
    this.rows.ids.set(Buffer.from(id, 'hex'), row * ID_BYTES);
  }

  end(): PointTable {
    const order = new Float64Array(this.size);
    for (let row = 0; row < this.size; row += 1)
      order[row] = zCurveKey({ x: this.rows.x[row] ?? 0, y: this.rows.y[row] ?? 0 }) * ROW_SPAN + row;
    order.sort();
    const keys = Uint32Array.from(order, (entry) => Math.floor(entry / ROW_SPAN));
    const rows = this.rows.inOrder(this.size, (row) => (order[row] ?? 0) % ROW_SPAN, this.size);
    this.hours.end();
    return this.make(rows, keys, this.kinds, this.hours);
  }

  private kindCode(kind: Kind): number {
    const key = JSON.stringify([kind.tradeKey, kind.categorySlugs]);
    const known = this.kindCodes.get(key);
    if (known !== undefined) return known;
    this.kindCodes.set(key, this.kinds.length);
    return this.kinds.push(kind) - 1;
  }
}

/** The columns of a table. */
class Rows {
  readonly x: Uint32Array;
  readonly y: Uint32Array;
  readonly kind: Uint32Array;
  readonly traits: Uint16Array;
  readonly hours: Uint32Array;
  readonly ids: Uint8Array;

  constructor(length: number) {
    this.x = new Uint32Array(length);
    this.y = new Uint32Array(length);
    this.kind = new Uint32Array(length);
    this.traits = new Uint16Array(length);
    this.hours = new Uint32Array(length);
    this.ids = new Uint8Array(length * ID_BYTES);
  }

  /** A copy of `length` rows, the first `count` of them filled from the rows that `from` names. */
  inOrder(length: number, from: (row: number) => number, count: number): Rows {
    const copy = new Rows(length);
    for (let row = 0; row < count; row += 1) {
      const old = from(row);
      copy.x[row] = this.x[old] ?? 0;
      copy.y[row] = this.y[old] ?? 0;
      copy.kind[row] = this.kind[old] ?? 0;
      copy.traits[row] = this.traits[old] ?? 0;
      copy.hours[row] = this.hours[old] ?? 0;
      copy.ids.set(this.ids.subarray(old * ID_BYTES, (old + 1) * ID_BYTES), row * ID_BYTES);
    }
    return copy;
  }
}
