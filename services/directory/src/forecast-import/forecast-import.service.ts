import type { forecastImport, OutputOf, ParsedInputOf } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { SuppressionsRepository } from '../suppressions/suppressions.repository.js';
import { BatchPlan } from '../upsert-businesses/batch-plan.js';
import { BatchRepository } from '../upsert-businesses/batch.repository.js';
import { changedFields } from '../upsert-businesses/changed-fields.js';
import { readBatch } from '../upsert-businesses/read-batch.js';

/** No run has this id, so every business counts as one of another run. */
const NO_RUN = '';

/** Plans a batch as storing does and only counts what the plan would write. */
@Injectable()
export class ForecastImportService {
  constructor(
    private readonly repository: BatchRepository,
    private readonly suppressions: SuppressionsRepository,
  ) {}

  async forecast({
    mode,
    rows,
  }: ParsedInputOf<typeof forecastImport>): Promise<OutputOf<typeof forecastImport>> {
    const read = await readBatch(rows);
    const placeIds = [...new Set(read.rows.map(({ fields }) => fields.placeId))];
    const known = await this.repository.known(placeIds, { mode, runId: NO_RUN }, null);
    const plan = new BatchPlan(mode, NO_RUN, known);
    const unknown = read.rows.map(({ fields }) => fields).filter(({ placeId }) => !known.has(placeId));
    plan.takeAll(read.rows, await this.suppressions.among(unknown));
    const counts = { created: 0, changed: 0, unchanged: 0 };
    for (const { before, fields } of plan.planned.values()) {
      if (!before) counts.created += 1;
      else if (changedFields(before, fields).any) counts.changed += 1;
      else counts.unchanged += 1;
    }
    return { ...counts, duplicates: plan.duplicates.length, errors: read.errors.length + plan.errors.length };
  }
}
