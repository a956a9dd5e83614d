import { forecastImport, type OutputOf, type ParsedInputOf } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { changedFields } from '../write/index.js';
import { BatchPlanner } from './batch-planner.js';
import { readBatch } from './read-batch.js';

type Forecast = OutputOf<typeof forecastImport>;

/** No run has this id, so every business counts as written by another run. */
const NO_RUN = '';

/** Plans a batch as if to store it, but only counts what the plan would write. */
@UseCase()
export class ForecastImport {
  constructor(private readonly planner: BatchPlanner) {}

  @Answers(forecastImport)
  async forecast({ mode, edited, rows }: ParsedInputOf<typeof forecastImport>): Promise<Forecast> {
    const read = await readBatch(rows);
    const plan = await this.planner.plan({ mode, edited, runId: NO_RUN }, read, null);
    const outcomes: NonNullable<Forecast['outcomes']> = [];
    const counts = { created: 0, changed: 0, unchanged: 0 };
    for (const { before, fields, row = 0 } of plan.planned.values()) {
      const outcome = !before ? 'created' : changedFields(before, fields).any ? 'changed' : 'unchanged';
      counts[outcome] += 1;
      outcomes.push({ row_number: row, outcome });
    }
    const errors = [...read.errors, ...plan.errors];
    for (const { row_number } of plan.duplicates) outcomes.push({ row_number, outcome: 'duplicate' });
    for (const { row_number } of errors) outcomes.push({ row_number, outcome: 'error' });
    const { duplicates, leftOut } = plan;
    return {
      ...counts,
      duplicates: duplicates.length,
      errors: errors.length,
      outcomes,
      ...(leftOut.length > 0 && { leftOut }),
    };
  }
}
