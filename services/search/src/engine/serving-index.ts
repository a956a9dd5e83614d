import { INDEX_CONSUMERS } from '@gewerk/contracts/bus';
import { MessageBus } from '@gewerk/messaging';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { COUNTED_WHOLE, FIELD_VERSIONS, type FilterField } from '../document/index-settings.js';
import { type Engine, Engines } from './engines.js';
import { EventPlace } from './event-place.js';
import { WatchedIndex } from './watched-index.js';

/**
 * The indexes in use: which engines are queried, which fields their indexes have, and whether an index has changed.
 * Every process checks them every second; the process that has changed an index checks it at once.
 */
@Injectable()
export class ServingIndex implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly watched: readonly WatchedIndex[];
  private readonly listeners = new Set<() => void>();

  constructor(engines: Engines, bus: MessageBus) {
    const isOne = engines.all.length === 1;
    this.watched = engines.all.map((engine) => {
      const consumer = INDEX_CONSUMERS[engine.nth] ?? INDEX_CONSUMERS[0];
      const place = isOne ? null : new EventPlace(bus, consumer);
      return new WatchedIndex(engine, place, () => this.changed());
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await Promise.all(this.watched.map((index) => index.start()));
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.watched.map((index) => index.stop()));
  }

  /** Whether filters by this field are supported. */
  has(field: FilterField): boolean {
    return FIELD_VERSIONS[field] <= newestOf(this.candidates());
  }

  /** Whether all matches of a text are counted and can be paged through. */
  countsWhole(): boolean {
    return COUNTED_WHOLE.since <= newestOf(this.candidates());
  }

  /**
   * The engines to query in this order until one responds; at least one.
   * @param turn returns a number for the question, which picks the first engine; called only if there is a choice
   */
  inTurn(turn: () => number): Engine[] {
    const candidates = this.candidates();
    const newest = newestOf(candidates);
    const fit = candidates.filter(({ version }) => version === newest);
    const first = fit.length > 1 ? turn() % fit.length : 0;
    return [...fit.slice(first), ...fit.slice(0, first)].map(({ engine }) => engine);
  }

  /** Calls back when an index has changed, or may have. */
  onChange(listener: () => void): void {
    this.listeners.add(listener);
  }

  /** Checks an engine's index now. Fails while the engine is unavailable. */
  async refresh(engine: Engine): Promise<void> {
    await this.watched[engine.nth]?.refresh();
  }

  /** The best engines available: the healthy ones, otherwise those that respond, otherwise all. */
  private candidates(): readonly WatchedIndex[] {
    if (this.watched.length === 1) return this.watched;
    const well = this.watched.filter(({ isWell }) => isWell);
    if (well.length > 0) return well;
    const known = this.watched.filter(({ isKnown }) => isKnown);
    return known.length > 0 ? known : this.watched;
  }

  private changed(): void {
    for (const listener of this.listeners) listener();
  }
}

const newestOf = (indexes: readonly WatchedIndex[]): number =>
  Math.max(...indexes.map(({ version }) => version));
