import { logger, PeriodicTask } from '@gewerk/service-kit';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import {
  DOCUMENT_VERSION,
  FILTER_FIELDS,
  type FilterField,
  LIVE_INDEX,
  VERSION_INDEX,
} from '../document/index-settings.js';
import { IndexClient } from './index.client.js';

/** Another replica's change of the index is known after this time. */
const EVERY_MS = 1_000;

/** What a version document holds; `form` is missing where an older release wrote it. */
interface VersionDocument extends Record<string, unknown> {
  form?: number;
}

/**
 * The index that answers now: which fields it has, and whether it has changed. It is looked at every second, and at
 * once by the process that has changed it.
 */
@Injectable()
export class ServingIndex implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly watch = new PeriodicTask(EVERY_MS, 'Looking at the state of the index', () =>
    this.refresh(),
  );
  /** Document version that it was built with; 0 where nobody noted it. */
  private version = 0;
  private seen: { live: string; versions: string } = { live: '', versions: '' };

  constructor(private readonly indexes: IndexClient) {}

  async onApplicationBootstrap(): Promise<void> {
    this.watch.start();
    await this.refresh().catch((error: unknown) =>
      logger.warn({ err: error }, 'The state of the index is not known yet; texts are read as words'),
    );
  }

  onApplicationShutdown(): Promise<void> {
    return this.watch.stop();
  }

  /** Whether filters by this field are answered. Without it texts are read as words only. */
  has(field: FilterField): boolean {
    return FILTER_FIELDS[field] <= this.version;
  }

  /** Looks at it now. Fails while the engine is away. */
  async refresh(): Promise<void> {
    const states = await this.indexes.states();
    const live = states.get(LIVE_INDEX) ?? '';
    const versions = states.get(VERSION_INDEX) ?? '';
    if (live === this.seen.live && versions === this.seen.versions) return;
    const noted = await this.indexes.getDocument<VersionDocument>(VERSION_INDEX, LIVE_INDEX);
    this.version = noted?.form ?? 0;
    this.seen = { live, versions };
    logger.debug({ version: this.version, own: DOCUMENT_VERSION }, 'The index that answers has changed');
  }
}
