import { logger, PeriodicTask, withTimeLimit } from '@gewerk/service-kit';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { FIELD_VERSIONS, type FilterField, LIVE_INDEX, VERSION_INDEX } from '../document/index-settings.js';
import { IndexClient } from './index.client.js';

/** Another replica's change of the index is seen after this time, and one more where the engine is slow. */
const EVERY_MS = 1_000;
const SLOWEST_MS = 2_000;

/** What a version document holds; `form` is missing where an older release wrote it. */
interface VersionDocument extends Record<string, unknown> {
  form?: number;
}

/**
 * The index that answers now: which fields it has, and whether it has changed. It is checked every second, and at
 * once by the process that has changed it.
 */
@Injectable()
export class ServingIndex implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly watch = new PeriodicTask(EVERY_MS, 'Checking the index', () => this.check());
  private readonly listeners = new Set<() => void>();
  /** Document version that it was built with; 0 where none was recorded. */
  private version = 0;
  /** State of the index and of the note of its version; null while they are not known. */
  private seen: string | null = null;

  constructor(private readonly indexes: IndexClient) {}

  async onApplicationBootstrap(): Promise<void> {
    this.watch.start();
    await this.check();
  }

  onApplicationShutdown(): Promise<void> {
    return this.watch.stop();
  }

  /** Whether filters by this field are answered. */
  has(field: FilterField): boolean {
    return FIELD_VERSIONS[field] <= this.version;
  }

  /** Calls back when the index has changed, and when it is not known whether it has. */
  onChange(listener: () => void): void {
    this.listeners.add(listener);
  }

  /** Looks at it now. Fails while the engine is away. */
  async refresh(): Promise<void> {
    const states = await this.indexes.states();
    const state = [LIVE_INDEX, VERSION_INDEX].map((index) => states.get(index) ?? 'missing').join(', ');
    if (state === this.seen) return;
    const noted = await this.indexes.getDocument<VersionDocument>(VERSION_INDEX, LIVE_INDEX);
    this.version = noted?.form ?? 0;
    this.become(state);
  }

  private async check(): Promise<void> {
    try {
      await withTimeLimit(this.refresh(), SLOWEST_MS);
    } catch (error) {
      if (this.seen === null) return;
      logger.warn({ err: error }, 'Could not check the index; trying again every second');
      this.become(null);
    }
  }

  private become(state: string | null): void {
    this.seen = state;
    for (const listener of this.listeners) listener();
  }
}
