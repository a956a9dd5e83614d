import { runProgress } from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import type { RunCounts } from '../import-runs/import-batches.repository.js';
import { toImportRun } from '../import-runs/import-run.mapper.js';
import type { ImportRunRecord } from '../import-runs/import-run.schema.js';
import { ImportRunsRepository } from '../import-runs/import-runs.repository.js';

/** At most four times a second. */
const INTERVAL_MS = 250;

/** Tells how far a run is: in its record, and to whoever listens. What cannot be told now is told with the next step. */
@Injectable()
export class ProgressReporter {
  private toldAt = 0;

  constructor(
    private readonly bus: MessageBus,
    private readonly runs: ImportRunsRepository,
  ) {}

  /** Answers whether the end of the run is wanted, as far as it is known. */
  async tell(run: ImportRunRecord, owner: string, counts: RunCounts): Promise<{ cancelled: boolean }> {
    const now = Date.now();
    if (now - this.toldAt < INTERVAL_MS) return { cancelled: false };
    this.toldAt = now;
    try {
      const held = await this.runs.saveCounts(run._id, owner, counts);
      await this.publish({ ...run, ...counts });
      return { cancelled: held === 'cancelled' };
    } catch (error) {
      logger.warn({ err: error, runId: run._id }, 'The progress of the import could not be told');
      return { cancelled: false };
    }
  }

  /** The first and the last word on a run are never left out for being too soon. */
  async tellNow(run: ImportRunRecord): Promise<void> {
    await this.publish(run).catch((error: unknown) =>
      logger.warn({ err: error, runId: run._id }, 'The end of the import could not be told'),
    );
  }

  private publish(run: ImportRunRecord): Promise<void> {
    return this.bus.publish(runProgress, { kind: 'import', run: toImportRun(run) });
  }
}
