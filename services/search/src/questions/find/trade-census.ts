import { logger } from '@gewerk/service-kit';
import { trades } from '@gewerk/trades';
import { Injectable } from '@nestjs/common';
import { nameKey } from '../../document/name-key.js';
import { MAX_FACET_VALUES } from '../../document/index-settings.js';
import { oneOf, type Point } from '../../engine/conditions.js';
import type { EngineQuery } from '../../engine/engine-query.js';
import { SearchClient } from '../../engine/search.client.js';
import { ServingIndex } from '../../engine/serving-index.js';
import { BusinessMap, countSquares } from './business-map.js';
import { LIKELY_KM } from './near-circles.js';

/** Counts may be this old, since businesses change all the time. */
const FRESH_MS = 10_000;

/** The numbers of businesses by trade and place, and the names of trades that are also names of businesses. */
export interface Census {
  /** Fraction of all businesses that have one of these trades, 0 to 1. */
  shareOf(tradeKeys: readonly string[]): number;
  /** Fraction of all businesses that have any of these traits, as far as the engine lists them, 0 to 1. */
  shareWith(traits: readonly string[]): number;
  /** Whether a business may have exactly this name. */
  mayBeNamed(key: string): boolean;
  /** Estimated number of businesses within each of LIKELY_KM; empty if squares are not indexed. */
  around(point: Point): readonly number[];
  /** Number of businesses in some squares of the index; 0 if squares are not indexed. */
  within(cells: readonly string[]): number;
}

const tradeNames = [
  ...new Set(trades.flatMap((trade) => [trade.label, ...trade.aliases].map((name) => nameKey(name)))),
];
const isTradeName = new Set(tradeNames);

const counting = { q: '', limit: 0, offset: 0, attributesToRetrieve: [] } as const;
const QUERIES: readonly EngineQuery[] = [
  { ...counting, facets: ['tradeKey', 'traits'] },
  { ...counting, facets: ['nameKey'], filter: [oneOf('nameKey', tradeNames)] },
];

/** Counts the businesses in the index once, and again after changes, so that questions need fewer queries. */
@Injectable()
export class TradeCensus {
  private kept: Promise<Census> | null = null;
  private takenAt = 0;
  private isOld = false;
  /** Whether the index was empty when it was counted, so that every search would find nothing. */
  private isOfNothing = false;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly engine: SearchClient,
    private readonly serving: ServingIndex,
  ) {
    serving.onChange(() => (this.isOld = true));
  }

  /** Calls back when a newer census replaces the current one: answers based on the old one may be incomplete. */
  onChange(listener: () => void): void {
    this.listeners.add(listener);
  }

  /**
   * Waits for the first census, and for the first of an index that was empty; later ones replace it when they are
   * ready.
   * @throws EngineUnavailable
   */
  async current(): Promise<Census> {
    const { kept } = this;
    if (kept === null || (this.isOld && this.isOfNothing)) return this.keep(this.take());
    if (this.isOld && Date.now() - this.takenAt > FRESH_MS) {
      this.takenAt = Date.now();
      this.take().then(
        (census) => {
          void this.keep(Promise.resolve(census));
          for (const listener of this.listeners) listener();
        },
        (error: unknown) => logger.debug({ err: error }, 'The index could not be counted; trying again'),
      );
    }
    return kept;
  }

  private keep(taking: Promise<Census>): Promise<Census> {
    this.kept = taking;
    taking.catch(() => (this.kept = null));
    return taking;
  }

  private async take(): Promise<Census> {
    this.takenAt = Date.now();
    this.isOld = false;
    const [[byTrade, named], squares] = await Promise.all([
      this.engine.searchMany(QUERIES),
      this.serving.has('cells') ? countSquares(this.engine) : null,
    ]);
    const map = squares && new BusinessMap(squares, LIKELY_KM);
    const counts = byTrade?.facetDistribution?.['tradeKey'] ?? {};
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    this.isOfNothing = total === 0;
    const byTrait = byTrade?.facetDistribution?.['traits'] ?? {};
    const share = (values: readonly string[], of: Readonly<Record<string, number>>) =>
      total === 0 ? 0 : values.reduce((sum, value) => sum + (of[value] ?? 0), 0) / total;
    const names = new Set(Object.keys(named?.facetDistribution?.['nameKey'] ?? {}));
    const isCut = names.size >= MAX_FACET_VALUES;
    return {
      shareOf: (keys) => share(keys, counts),
      shareWith: (traits) => share(traits, byTrait),
      mayBeNamed: (key) => isCut || !isTradeName.has(key) || names.has(key),
      around: (point) => map?.around(point) ?? [],
      within: (cells) => map?.within(cells) ?? 0,
    };
  }
}
