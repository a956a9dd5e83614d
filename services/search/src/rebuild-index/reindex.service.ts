import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { GewerkError } from '@gewerk/contracts';
import { logger } from '@gewerk/service-kit';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { indexVersion } from '../business-index/index-settings.js';
import { IndexBuilder } from './index-builder.js';
import { type ReindexProgress, ReindexRunRepository } from './reindex-run.repository.js';

const SHOW_LIFE_MS = 4_000;
/** A part that the engine is still at is not waited for: whoever goes on queues it again. */
const SHUTDOWN_WAIT_MS = 4_000;
const RETRY_DELAYS_MS = [500, 1_000, 2_000, 4_000, 8_000];
const FROM_THE_START: ReindexProgress = { after: null, indexed: 0 };

/** The process is shutting down or another took the rebuild over: stop without a mark of failure. */
class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** Rebuilds the index, one rebuild at a time among all replicas; another goes on with what a dead one began. */
@Injectable()
export class ReindexService implements BeforeApplicationShutdown {
  private readonly owner = randomUUID();
  private readonly shutdown = new AbortController();
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly runs: ReindexRunRepository,
    private readonly builder: IndexBuilder,
  ) {}

  /** Begins a rebuild. @throws GewerkError conflict while one is under way. */
  async start(): Promise<void> {
    if (!(await this.runs.begin(this.owner)))
      throw new GewerkError('conflict', 'The index is being rebuilt already.');
    this.work = this.run(null);
  }

  /** Goes on with a rebuild whose process is gone. Whether there was one. */
  async resumeAbandoned(): Promise<boolean> {
    const run = await this.runs.takeOver(this.owner);
    if (!run) return false;
    logger.info({ indexed: run.indexed }, 'Going on with an interrupted rebuild of the index');
    this.work = this.run(run.version === indexVersion ? { after: run.after, indexed: run.indexed } : null);
    return true;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.shutdown.abort();
    const tooLong = pause(SHUTDOWN_WAIT_MS, 'too long' as const, { ref: false });
    if ((await Promise.race([this.work, tooLong])) === 'too long') await this.runs.abandon(this.owner);
  }

  /** Never rejects: the outcome is noted in the run. */
  private async run(from: ReindexProgress | null): Promise<void> {
    const life = setInterval(() => {
      this.runs.advance(this.owner).catch((error: unknown) => {
        logger.warn({ err: error }, 'The rebuild of the index could not show that it is alive');
      });
    }, SHOW_LIFE_MS);
    try {
      await this.rebuildWithRetries(from);
      await this.runs.end(this.owner, null);
      logger.info('The index was rebuilt');
    } catch (error) {
      await this.noteFailure(error);
    } finally {
      clearInterval(life);
    }
  }

  private async rebuildWithRetries(from: ReindexProgress | null): Promise<void> {
    let progress = from;
    const advance = async (reached: ReindexProgress) => {
      progress = reached;
      if (this.shutdown.signal.aborted || !(await this.runs.advance(this.owner, reached)))
        throw new Interrupted();
    };
    for (let attempt = 0; ; attempt += 1) {
      try {
        if (progress === null || !(await this.builder.isPrepared())) {
          await this.builder.prepare();
          await advance(FROM_THE_START);
        }
        await this.builder.fill(progress ?? FROM_THE_START, advance);
        return await this.builder.publish();
      } catch (error) {
        const delay = RETRY_DELAYS_MS[attempt];
        if (error instanceof Interrupted || delay === undefined) throw error;
        logger.warn({ err: error }, 'Rebuilding the index failed; trying again');
        await pause(delay, undefined, { signal: this.shutdown.signal });
      }
    }
  }

  private async noteFailure(error: unknown): Promise<void> {
    const interrupted = error instanceof Interrupted || this.shutdown.signal.aborted;
    try {
      if (interrupted) return await this.runs.abandon(this.owner);
      logger.error({ err: error }, 'The index could not be rebuilt');
      await this.runs.end(this.owner, error instanceof Error ? error.message : String(error));
    } catch (cause) {
      logger.error({ err: cause }, 'The end of the rebuild could not be noted; another takes it over');
    }
  }
}
