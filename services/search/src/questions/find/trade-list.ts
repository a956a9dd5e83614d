import type { EngineQuery } from '../../engine/engine-query.js';

/** If fewer businesses are inside the place, the nearest follow. */
const FEW = 10;

/**
 * The part of a trade's list that precedes the other businesses around its place, once the number of hits of
 * each query is known.
 */
export interface Listed {
  /** The queries by their index, in the order of their hits. */
  order: readonly number[];
  /** Hits of these queries. */
  total: number;
  /** Hits inside the place. */
  inside: number;
  /**
   * Whether the place has no business of an exclusive kind, so that the nearest of that kind come before the
   * others of the trade.
   */
  isKindFirst: boolean;
  /** Whether the list includes businesses that meet the first preference. */
  hasKind: boolean;
  /** Whether enough businesses are listed without others around the place. */
  isEnough: boolean;
}

/** The queries of a trade at a place: exact names, preferred ones, the others, and the nearest of a kind. */
export class TradeList {
  readonly queries: readonly EngineQuery[];

  /**
   * @param named the query for exact names inside the place; none or one
   * @param preferred the queries inside the place by preference, starting with those for a preferred kind
   * @param kind the query for the nearest of the kind outside the place; null if others of the trade help as well
   */
  constructor(
    private readonly named: readonly EngineQuery[],
    private readonly preferred: readonly EngineQuery[],
    readonly kind: EngineQuery | null,
  ) {
    this.queries = [...named, ...preferred, ...(kind ? [kind] : [])];
  }

  listed(counts: readonly number[]): Listed {
    const ofKind = this.named.length + this.preferred.length / 2;
    const last = this.named.length + this.preferred.length;
    const count = (order: readonly number[]) => order.reduce((sum, at) => sum + (counts[at] ?? 0), 0);
    const [named, local] = [range(0, this.named.length), range(0, last)];
    const inside = count(local);
    const kind = this.kind === null ? [] : [last];
    const isKindFirst = count(kind) > 0 && count(range(this.named.length, ofKind)) === 0;
    const follows = isKindFirst || inside < FEW ? kind : [];
    const order = isKindFirst
      ? [...named, ...kind, ...range(this.named.length, last)]
      : [...local, ...follows];
    const total = count(order);
    const hasKind = isKindFirst || !this.isWithoutKind(counts);
    return { order, total, inside, isKindFirst, hasKind, isEnough: total >= FEW };
  }

  /** Whether no business of the kind is inside. */
  isWithoutKind(counts: readonly number[]): boolean {
    const first = counts.slice(this.named.length, this.named.length + this.preferred.length / 2);
    return first.every((count) => count === 0);
  }
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);
