import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { GewerkError } from '@gewerk/contracts';
import { type HeldRun, logger, messageOf, type RunEnd, Runner } from '@gewerk/service-kit';
import { indexVersion } from '../../document/index-settings.js';
import type { IndexBuilder } from './index-builder.js';
import type { ReindexProgress, ReindexRunRepository } from './reindex-run.repository.js';
import type { ReindexRun } from './reindex-run.schema.js';

const RENEW_EVERY_MS = 4_000;
/** How long a process that shuts down waits for an unfinished part; the next process queues it again. */
const SHUTDOWN_WAIT_MS = 4_000;
const RETRY_DELAYS_MS = [500, 1_000, 2_000, 4_000, 8_000];
const FROM_THE_START: ReindexProgress = { after: null, indexed: 0 };

type Held = HeldRun<ReindexRun>;

/**
 * Rebuilds the index of one engine; only one engine's index is rebuilt at a time. If a replica dies, another
 * continues.
 */
export class IndexRebuild extends Runner<ReindexRun> {
  constructor(
    private readonly id: string,
    private readonly runs: ReindexRunRepository,
    private readonly builder: IndexBuilder,
  ) {
    super(runs, { what: 'rebuild of the index', renewEveryMs: RENEW_EVERY_MS });
  }

  /**
   * @param forAll whether the other engines are rebuilt afterwards
   * @throws GewerkError conflict while a rebuild is running, on this engine or another
   */
  async start(forAll = false): Promise<void> {
    if (!(await this.runs.begin(this.id, forAll)))
      throw new GewerkError('conflict', 'The index is already being rebuilt.');
    void this.run(this.id);
  }

  last(): Promise<ReindexRun | null> {
    return this.runs.find(this.id);
  }

  /** Continues a rebuild whose process has died. Returns whether this index is being rebuilt in any process. */
  async resume(): Promise<boolean> {
    const isActive = (await this.last())?.active === true;
    if (isActive) void this.run(this.id);
    return isActive;
  }

  protected async work(held: Held): Promise<void> {
    const giveUp = async (): Promise<void> => {
      await once(held.signal, 'abort');
      await pause(SHUTDOWN_WAIT_MS, undefined, { ref: false });
      held.signal.throwIfAborted();
    };
    await Promise.race([this.rebuildWithRetries(held), giveUp()]);
  }

  protected async end({ run }: Held, how: RunEnd): Promise<void> {
    if (how.state === 'failed') logger.error({ err: how.error }, 'The index could not be rebuilt');
    else logger.info('The index was rebuilt');
    await this.finish(run, { detail: how.state === 'failed' ? messageOf(how.error) : null });
  }

  private async rebuildWithRetries(held: Held): Promise<void> {
    const { run, signal } = held;
    let progress: ReindexProgress | null = run.version === indexVersion && run.after !== null ? run : null;
    const advance = async ({ after, indexed }: ReindexProgress) => {
      progress = { after, indexed };
      await held.renew({ ...progress, version: indexVersion });
      signal.throwIfAborted();
    };
    for (let attempt = 0; ; attempt += 1) {
      try {
        signal.throwIfAborted();
        if (progress === null || !(await this.builder.isPrepared())) {
          await this.builder.prepare();
          await advance(FROM_THE_START);
        }
        await this.builder.fill(progress ?? FROM_THE_START, advance);
        return await this.builder.publish();
      } catch (error) {
        const delay = RETRY_DELAYS_MS[attempt];
        if (signal.aborted || delay === undefined) throw error;
        logger.warn({ err: error }, 'Rebuilding the index failed; trying again');
        await pause(delay, undefined, { signal });
      }
    }
  }
}
