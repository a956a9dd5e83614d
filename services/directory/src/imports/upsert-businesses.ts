import { type ParsedInputOf, upsertBusinesses } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { BusinessWriter, type OpenChange, SuppressionsRepository } from '../write/index.js';
import { BatchPlanner } from './batch-planner.js';
import { HoursFaultLog } from './hours-fault.log.js';
import type { KeptAnswer, UpsertAnswer } from './import-receipt.schema.js';
import { keptField } from './kept-fields.js';
import { ImportReceiptsRepository } from './import-receipts.repository.js';
import { type ReadBatch, readBatch } from './read-batch.js';
import { ReplacedBusinessesRepository } from './replaced-businesses.repository.js';

type Batch = ParsedInputOf<typeof upsertBusinesses>;

/**
 * Commits a batch, its receipt and its changes to the counts together. Returns once the changes are settled and
 * announced.
 */
@UseCase()
export class UpsertBusinesses {
  constructor(
    private readonly receipts: ImportReceiptsRepository,
    private readonly replaced: ReplacedBusinessesRepository,
    private readonly planner: BatchPlanner,
    private readonly suppressions: SuppressionsRepository,
    private readonly writer: BusinessWriter,
    private readonly hoursFaults: HoursFaultLog,
  ) {}

  @Answers(upsertBusinesses)
  async store(batch: Batch): Promise<UpsertAnswer> {
    const known = await this.receipts.answerOf(batch);
    const answer = known ? await withLeftOut(known, batch) : await this.storeNew(batch);
    await this.writer.settle();
    return answer;
  }

  private async storeNew(batch: Batch): Promise<UpsertAnswer> {
    const read = await readBatch(batch.rows);
    this.hoursFaults.add(batch.runId, read.hoursFaults);
    return this.writer.concurrently((change) => this.storeIn(change, batch, read));
  }

  private async storeIn(change: OpenChange, batch: Batch, read: ReadBatch): Promise<UpsertAnswer> {
    const { session } = change;
    const before = await this.receipts.answerOf(batch, session);
    if (before) return withLeftOut(before, batch);
    const plan = await this.planner.plan(batch, read, session);
    await this.suppressions.pass(session);
    const source = { kind: batch.source, runId: batch.runId };
    const changes = await change.plan(source, { planned: [...plan.planned.values()] });
    await this.replaced.keep(batch.runId, changes.replaced, changes.at, session);
    await change.write(changes);
    const errors = [...read.errors, ...plan.errors];
    const { imported, duplicates, leftOut, kept } = plan;
    const answer = { imported, duplicates, errors };
    const receipt = kept.length > 0 ? { ...answer, kept } : answer;
    await this.receipts.insert(batch, { answer: receipt, trace: changes.trace, at: changes.at }, session);
    return leftOut.length > 0 ? { ...answer, leftOut } : answer;
  }
}

/**
 * Reads the values of kept fields from the rows again: receipts do not contain them, since they would have to
 * be deleted with a business.
 */
async function withLeftOut({ kept = [], ...answer }: KeptAnswer, { rows }: Batch): Promise<UpsertAnswer> {
  const others = new Set([...answer.duplicates, ...answer.errors].map(({ row_number }) => row_number));
  const read = await readBatch(rows.filter(({ row }) => !others.has(row)));
  const inputs = new Map(read.rows.map(({ row, input }) => [row, input]));
  const leftOut = read.rows.flatMap((row) => row.leftOut);
  for (const { row_number, field } of kept) {
    const input = inputs.get(row_number);
    if (input) leftOut.push(keptField(row_number, field, input));
  }
  return leftOut.length > 0 ? { ...answer, leftOut } : answer;
}
