import { runProgress } from '@gewerk/contracts/bus';
import { MessageBus } from '@gewerk/messaging';
import { type HeldRun, logger } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import type { RunCounts } from '../runs/import-batches.repository.js';
import { toImportRun } from '../runs/import-run.mapper.js';
import type { ImportRunRecord } from '../runs/import-run.schema.js';

/** At most four times a second. */
const INTERVAL_MS = 250;

/** Stores and publishes the progress of a run. Never fails: missed progress is included in the next step. */
@Injectable()
export class ProgressReporter {
  private savedAt = 0;

  constructor(private readonly bus: MessageBus) {}

  /** Does nothing within {@link INTERVAL_MS} of the previous call. */
  async save(held: HeldRun<ImportRunRecord>, counts: RunCounts): Promise<void> {
    const now = Date.now();
    if (now - this.savedAt < INTERVAL_MS) return;
    this.savedAt = now;
    try {
      await held.renew(counts);
    } catch (error) {
      logger.warn({ err: error, runId: held.run._id }, 'The progress of the import could not be stored');
      return;
    }
    await this.publish({ ...held.run, ...counts });
  }

  async publish(run: ImportRunRecord): Promise<void> {
    await this.bus
      .publish(runProgress, { kind: 'import', run: toImportRun(run) })
      .catch((error: unknown) =>
        logger.warn({ err: error, runId: run._id }, 'The progress of the import could not be published'),
      );
  }
}
