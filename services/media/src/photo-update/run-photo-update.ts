import { runFaultOf, type PhotoOutcome } from '@gewerk/contracts';
import { countWebsites } from '@gewerk/contracts/bus';
import { MessageBus } from '@gewerk/messaging';
import { type HeldRun, logger, messageOf, type RunEnd, Runner, ScanProgress } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { BusinessPhotoUpdater } from './business-photo.updater.js';
import { processedOf } from './photo-run.mapper.js';
import type { PhotoRunRecord } from './photo-run.schema.js';
import { PhotoResultsRepository } from './photo-results.repository.js';
import { PhotoRunsRepository } from './photo-runs.repository.js';
import { selectionOf, updateAllPhotos } from './update-all-photos.js';

/** How long to wait after a failure, and how many attempts without progress are made before the run fails. */
const RETRY_AFTER_MS = 15_000;
const MOST_ATTEMPTS = 40;

type Held = HeldRun<PhotoRunRecord>;

/** Finds photos for the businesses that a run covers, continuing where it was interrupted. */
@Injectable()
export class RunPhotoUpdate extends Runner<PhotoRunRecord> {
  constructor(
    private readonly bus: MessageBus,
    private readonly updater: BusinessPhotoUpdater,
    private readonly results: PhotoResultsRepository,
    runs: PhotoRunsRepository,
  ) {
    super(runs, { what: 'photo update', renewEveryMs: 500 });
  }

  protected async work(held: Held): Promise<void> {
    const { bus, updater, results } = this;
    const { run, signal } = held;
    const progress = new ScanProgress<PhotoOutcome>(await results.outcomes(run._id));
    held.changes = () => {
      const { counts: outcomes, current: currentBusiness, passed } = progress;
      return { outcomes, currentBusiness, ...(passed === null ? {} : { after: passed, queuings: 0 }) };
    };
    if (run.total === null) {
      run.total = (await bus.request(countWebsites, selectionOf(run))).count;
      await held.renew({ total: run.total });
    }
    await updateAllPhotos(run, { bus, updater, results, progress }, signal);
  }

  protected async end({ run }: Held, how: RunEnd): Promise<void> {
    if (how.state === 'failed') {
      logger.error({ err: how.error, runId: run._id }, 'The photo update was interrupted');
      if (run.queuings < MOST_ATTEMPTS) return this.release(run, RETRY_AFTER_MS);
    }
    const outcomes = await this.results.outcomes(run._id);
    const total = how.state === 'completed' ? processedOf(outcomes) : run.total;
    const failed = how.state === 'failed' && { failure: messageOf(how.error), fault: runFaultOf(how.error) };
    const ended = { state: how.state, outcomes, total, ...failed };
    await this.finish(run, { ...ended, finishedAt: new Date(), currentBusiness: null });
    logger.info({ runId: run._id, state: how.state, ...outcomes }, 'photo update ended');
  }
}
