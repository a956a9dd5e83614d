import { forecastImport, type OutputOf, type ParsedInputOf } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { changedFields } from '../write/index.js';
import { BatchPlanner } from './batch-planner.js';
import { readBatch } from './read-batch.js';

/** No run has this id, so every business counts as one of another run. */
const NO_RUN = '';

/** Plans a batch as storing does and only counts what the plan would write. */
@UseCase()
export class ForecastImport {
  constructor(private readonly planner: BatchPlanner) {}

  @Answers(forecastImport)
  async forecast({
    mode,
    rows,
  }: ParsedInputOf<typeof forecastImport>): Promise<OutputOf<typeof forecastImport>> {
    const read = await readBatch(rows);
    const plan = await this.planner.plan({ mode, runId: NO_RUN }, read, null);
    const counts = { created: 0, changed: 0, unchanged: 0 };
    for (const { before, fields } of plan.planned.values()) {
      if (!before) counts.created += 1;
      else if (changedFields(before, fields).any) counts.changed += 1;
      else counts.unchanged += 1;
    }
    return { ...counts, duplicates: plan.duplicates.length, errors: read.errors.length + plan.errors.length };
  }
}
