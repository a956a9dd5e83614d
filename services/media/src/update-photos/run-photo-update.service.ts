import { countWebsites, type PhotoOutcome } from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { logger, RunProgress } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { processedOf } from '../photo-runs/photo-run.mapper.js';
import type { PhotoRunRecord } from '../photo-runs/photo-run.schema.js';
import { PhotoResultsRepository } from '../photo-runs/photo-results.repository.js';
import { PhotoRunsRepository } from '../photo-runs/photo-runs.repository.js';
import { BusinessPhotoUpdater } from './business-photo.updater.js';
import { updateAll } from './update-all.js';

/** After a failure the run waits so long, and it ends as failed once it has come no further in so many attempts. */
const RETRY_AFTER_MS = 15_000;
const MOST_ATTEMPTS = 40;

/** Carries a run to its end, from wherever it stands. What fails is tried again from there by the next who finds it. */
@Injectable()
export class RunPhotoUpdateService {
  constructor(
    private readonly bus: MessageBus,
    private readonly updater: BusinessPhotoUpdater,
    private readonly runs: PhotoRunsRepository,
    private readonly results: PhotoResultsRepository,
  ) {}

  /** Works on a run that `owner` has claimed, until its end or until `ending` gives it back. */
  async carryOut(run: PhotoRunRecord, owner: string, ending: AbortSignal): Promise<void> {
    const { bus, updater, results } = this;
    const end = new AbortController();
    const progress = new RunProgress<PhotoOutcome>({
      what: 'photo update',
      runId: run._id,
      counts: await results.outcomes(run._id),
      note: ({ leaseUntil, counts, current, passed }) =>
        this.runs.note(run._id, owner, {
          leaseUntil,
          outcomes: counts,
          currentBusiness: current,
          ...(passed === null ? {} : { after: passed, attempts: 0 }),
        }),
      onEnd: (reason) => end.abort(reason),
    });
    progress.start();
    try {
      if (run.total === null) await this.count(run, owner);
      const signal = AbortSignal.any([ending, end.signal]);
      if (!run.stopRequested) {
        await updateAll(run._id, run.after, { bus, updater, results, progress }, signal);
      }
      await this.finish(run, owner, run.stopRequested ? 'stopped' : 'completed', null);
    } catch (error) {
      if (end.signal.reason === 'stopped') await this.finish(run, owner, 'stopped', null);
      else await this.giveBack(run, owner, ending.aborted, error);
    } finally {
      await progress.stop();
    }
  }

  private async count(run: PhotoRunRecord, owner: string): Promise<void> {
    const { count } = await this.bus.request(countWebsites, {});
    await this.runs.note(run._id, owner, { total: count });
    run.total = count;
  }

  private async finish(
    run: PhotoRunRecord,
    owner: string,
    state: 'completed' | 'stopped' | 'failed',
    failure: string | null,
  ): Promise<void> {
    const outcomes = await this.results.outcomes(run._id);
    const total = state === 'completed' ? processedOf(outcomes) : run.total;
    await this.runs.finish(run._id, owner, { state, outcomes, total, failure });
    logger.info({ runId: run._id, state, ...outcomes }, 'photo update ended');
  }

  private async giveBack(
    run: PhotoRunRecord,
    owner: string,
    isEnding: boolean,
    error: unknown,
  ): Promise<void> {
    if (isEnding) return this.runs.release(run._id, owner, new Date());
    logger.error({ err: error, runId: run._id }, 'The photo update was interrupted');
    if (run.attempts < MOST_ATTEMPTS) {
      return this.runs.release(run._id, owner, new Date(Date.now() + RETRY_AFTER_MS));
    }
    return this.finish(run, owner, 'failed', error instanceof Error ? error.message : String(error));
  }
}
