import { setTimeout as pause } from 'node:timers/promises';
import { type OutputOf, startReindex } from '@gewerk/contracts/bus';
import { AfterGap, Answers, UseCase } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { IndexSynonyms } from '../synonyms/index-synonyms.js';
import { UPDATE_CONSUMER } from '../update/update-consumer.js';
import { IndexBuilder } from './index-builder.js';
import { ReindexRunRepository } from './reindex-run.repository.js';
import { IndexRebuild } from './index-rebuild.js';

const EVERY_MS = 5_000;

/**
 * Rebuilds the index on request, and by itself where it is missing or outdated. Continues interrupted rebuilds, removes
 * leftovers of failed ones and adds synonyms that were left over.
 */
@UseCase()
export class RebuildIndex implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly stop = new AbortController();
  private hasWarned = false;

  constructor(
    private readonly builder: IndexBuilder,
    private readonly runs: ReindexRunRepository,
    private readonly rebuild: IndexRebuild,
    private readonly synonyms: IndexSynonyms,
  ) {}

  /** @throws GewerkError conflict while a rebuild is running */
  @Answers(startReindex)
  async start(): Promise<OutputOf<typeof startReindex>> {
    await this.rebuild.start();
    return { started: true };
  }

  /** A rebuild that began later has read what the missed events were about. */
  @AfterGap(UPDATE_CONSUMER.durable)
  async startAfterGap(before: Date): Promise<void> {
    const run = await this.runs.get();
    if (run && run.queuedAt > before) return;
    await this.rebuild.start();
  }

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
        await this.ensureIndex();
        this.hasWarned = false;
      } catch (error) {
        if (!this.hasWarned)
          logger.warn({ err: error }, 'The state of the index could not be checked; trying again');
        this.hasWarned = true;
      }
      await pause(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  private async ensureIndex(): Promise<void> {
    if (await this.rebuild.resume()) return;
    if (!(await this.builder.isCurrent())) {
      logger.info('The index is missing or of another version; building it');
      return this.rebuild.start();
    }
    await this.builder.discard(async () => !(await this.runs.get())?.active);
    await this.synonyms.bringUpToDate();
  }
}
