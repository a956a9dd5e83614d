import { logger, metrics, PeriodicTask, withTimeLimit } from '@gewerk/service-kit';
import { Gauge } from 'prom-client';
import { LIVE_INDEX, VERSION_INDEX } from '../document/index-settings.js';
import type { Engine } from './engines.js';
import type { EventPlace } from './event-place.js';

/** Another replica's change of the index is noticed after this time, or after twice this time if the engine is slow. */
const EVERY_MS = 1_000;
const SLOWEST_MS = 2_000;
const MISSING = 'missing';

const wellEngines = new Gauge({
  name: 'gewerk_search_engine_well',
  help: '1 if a search engine answers and its index has caught up with the changes that it missed, otherwise 0',
  labelNames: ['engine'],
  registers: [metrics],
});

/** Content of a version document; `form` is missing if an older release wrote it. */
interface VersionDocument extends Record<string, unknown> {
  form?: number;
}

/**
 * The index of one engine, checked every second: whether it can be queried, its version, and whether it has
 * changed.
 */
export class WatchedIndex {
  /** The document version with which the index was built; 0 if none was recorded. */
  version = 0;
  /** State of the index and of its version document; null while unknown. */
  private seen: string | null = null;
  private hasIndex = false;
  private readonly watch: PeriodicTask;

  /** @param place the engine's position in the events; null for a single engine, which is queried in any case */
  constructor(
    readonly engine: Engine,
    private readonly place: EventPlace | null,
    private readonly onChange: () => void,
  ) {
    this.watch = new PeriodicTask(EVERY_MS, `Checking the index of ${engine.name}`, () => this.check());
  }

  /** Whether the engine responds, as far as is known. */
  get isKnown(): boolean {
    return this.seen !== null;
  }

  /** Whether the engine responds and has an up-to-date index. */
  get isWell(): boolean {
    return this.seen !== null && this.hasIndex && (this.place?.hasCaughtUp ?? true);
  }

  async start(): Promise<void> {
    this.watch.start();
    await this.check();
  }

  stop(): Promise<void> {
    return this.watch.stop();
  }

  /** Checks the index now. Fails while the engine is unavailable. */
  async refresh(): Promise<void> {
    const states = await this.engine.indexes.states();
    const state = [LIVE_INDEX, VERSION_INDEX].map((index) => states.get(index) ?? MISSING).join(', ');
    if (state === this.seen) return;
    const noted = await this.engine.indexes.getDocument<VersionDocument>(VERSION_INDEX, LIVE_INDEX);
    this.version = noted?.form ?? 0;
    this.hasIndex = states.has(LIVE_INDEX);
    this.become(state);
  }

  private async check(): Promise<void> {
    try {
      await withTimeLimit(this.refresh(), SLOWEST_MS);
    } catch (error) {
      this.place?.fellBehind();
      if (this.seen !== null) {
        logger.warn(
          { err: error, engine: this.engine.name },
          'Could not check the index; trying again every second',
        );
        this.become(null);
      }
    }
    try {
      if (this.isKnown) await this.place?.refresh();
    } catch (error) {
      logger.warn(
        { err: error, engine: this.engine.name },
        'Could not check how far the index has caught up; trying again every second',
      );
    } finally {
      wellEngines.set({ engine: this.engine.name }, this.isWell ? 1 : 0);
    }
  }

  private become(state: string | null): void {
    this.seen = state;
    this.onChange();
  }
}
