import { setTimeout as pause } from 'node:timers/promises';
import { logger } from '@gewerk/service-kit';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { IndexSynonyms } from '../synonyms/index-synonyms.js';
import { IndexBuilder } from './index-builder.js';
import { ReindexRunRepository } from './reindex-run.repository.js';
import { ReindexService } from './reindex.service.js';

const EVERY_MS = 5_000;

/**
 * Sees to it that there is a good index: builds one where it is missing (a new or lost engine) or was built by
 * another version, has interrupted rebuilds continued, removes what a failed one left, and gives it synonyms that could not
 * be given when they were changed.
 */
@Injectable()
export class IndexGuard implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly stop = new AbortController();
  private complained = false;

  constructor(
    private readonly builder: IndexBuilder,
    private readonly runs: ReindexRunRepository,
    private readonly reindex: ReindexService,
    private readonly synonyms: IndexSynonyms,
  ) {}

  onApplicationBootstrap(): void {
    void this.watch();
  }

  onApplicationShutdown(): void {
    this.stop.abort();
  }

  private async watch(): Promise<void> {
    const { signal } = this.stop;
    while (!signal.aborted) {
      try {
        await this.look();
        this.complained = false;
      } catch (error) {
        if (!this.complained) logger.warn({ err: error }, 'The index cannot be looked after; trying again');
        this.complained = true;
      }
      await pause(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  private async look(): Promise<void> {
    if ((await this.reindex.resumeAbandoned()) || (await this.isRunning())) return;
    if (!(await this.builder.isCurrent())) {
      logger.info('The index is missing or of another version; building it');
      return this.reindex.start();
    }
    await this.builder.discard(async () => !(await this.isRunning()));
    await this.synonyms.bringUpToDate();
  }

  private async isRunning(): Promise<boolean> {
    return (await this.runs.read())?.state === 'running';
  }
}
