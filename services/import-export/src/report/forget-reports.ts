import { forgetImportedPlaces, type ParsedInputOf } from '@gewerk/contracts/bus';
import { RETENTION_DAYS } from '@gewerk/contracts/limits';
import { Answers, UseCase } from '@gewerk/messaging';
import { PeriodicTask } from '@gewerk/service-kit';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { ImportBatchesRepository } from '../runs/import-batches.repository.js';
import { ImportRunsRepository } from '../runs/import-runs.repository.js';
import { PreparedSheets } from './prepared-sheets.js';

const EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;

/**
 * Deletes reports about the rows of imports: all of a run after the retention period, and those about a
 * business at a person's request.
 */
@UseCase()
export class ForgetReports implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds = new PeriodicTask(EVERY_MS, 'Deleting old reports of imports', () =>
    this.forgetOld(),
  );

  constructor(
    private readonly runs: ImportRunsRepository,
    private readonly batches: ImportBatchesRepository,
    private readonly prepared: PreparedSheets,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }

  /** Deletes the reports of old runs; the records of the runs and their counts stay. */
  async forgetOld(now: Date = new Date()): Promise<void> {
    const ids = await this.runs.endedBefore(new Date(now.getTime() - RETENTION_DAYS.importReport * DAY_MS));
    await this.batches.forget(ids);
    await this.prepared.remove(ids);
    await this.runs.markReportsGone(ids);
  }

  @Answers(forgetImportedPlaces)
  async forgetPlaces({
    placeIds,
    rows = [],
  }: ParsedInputOf<typeof forgetImportedPlaces>): Promise<Record<string, never>> {
    await this.batches.forgetPlaces(placeIds);
    for (const { runId, row } of rows) await this.batches.forgetNotes(runId, row);
    // Delete the prepared sheets last: until the rows are gone, a sheet could be generated from them again.
    // Delete all sheets, because a repeated call can no longer find out which of them contain the businesses.
    await this.prepared.remove(await this.runs.returnable());
    return {};
  }
}
