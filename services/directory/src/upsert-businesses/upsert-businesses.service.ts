import type { ParsedInputOf, upsertBusinesses } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import { Transactions } from '../businesses/transactions.js';
import { SuppressionsRepository } from '../suppressions/suppressions.repository.js';
import { BatchChanges } from './batch-changes.js';
import { BatchPlan } from './batch-plan.js';
import { BatchSettlement } from './batch-settlement.js';
import { BatchRepository } from './batch.repository.js';
import { HoursFaultLog } from './hours-fault.log.js';
import type { UpsertAnswer } from './import-receipt.schema.js';
import { type ReadBatch, readBatch } from './read-batch.js';

type Batch = ParsedInputOf<typeof upsertBusinesses>;

/**
 * Stores batches of rows: all of a batch, its receipt and its share of the counts commit together or not at all. It is
 * answered once it is counted and announced as well.
 */
@Injectable()
export class UpsertBusinessesService {
  constructor(
    private readonly repository: BatchRepository,
    private readonly settlement: BatchSettlement,
    private readonly transactions: Transactions,
    private readonly hoursFaults: HoursFaultLog,
    private readonly suppressions: SuppressionsRepository,
  ) {}

  async store(batch: Batch): Promise<UpsertAnswer> {
    const answer = (await this.repository.answered(batch.runId, batch.batch)) ?? (await this.storeNew(batch));
    await this.settlement.settle();
    return answer;
  }

  private async storeNew(batch: Batch): Promise<UpsertAnswer> {
    const read = await readBatch(batch.rows);
    this.hoursFaults.note(batch.runId, read.hoursFaults);
    return this.transactions.runBeside((session) => this.storeIn(session, batch, read));
  }

  private async storeIn(session: ClientSession, batch: Batch, read: ReadBatch): Promise<UpsertAnswer> {
    const before = await this.repository.answered(batch.runId, batch.batch, session);
    if (before) return before;

    const plan = await this.plan(session, batch, read);
    const now = new Date();
    const changes = await BatchChanges.of([...plan.planned.values()], {
      source: { kind: batch.source, runId: batch.runId },
      now,
      newId: () => new Types.ObjectId(),
      findOwners: (urlSlugs) => this.repository.owners(urlSlugs, session),
    });
    await this.repository.keepReplaced(batch.runId, changes.replaced, now, session);
    await this.repository.insert(changes.inserts, session);
    await this.repository.update(changes.updates, session);
    await this.repository.retire(changes.retired, changes.regained, now, session);
    await this.settlement.add(changes, session);
    const errors = [...read.errors, ...plan.errors];
    const answer = { imported: plan.imported, duplicates: plan.duplicates, errors };
    await this.repository.remember(batch, { answer, trace: changes.trace }, now, session);
    return answer;
  }

  private async plan(
    session: ClientSession,
    { mode, runId }: Batch,
    { rows }: ReadBatch,
  ): Promise<BatchPlan> {
    const placeIds = [...new Set(rows.map(({ fields }) => fields.placeId))];
    const known = await this.repository.known(placeIds, { mode, runId }, session);
    const unknown = rows.map(({ fields }) => fields).filter(({ placeId }) => !known.has(placeId));
    const suppressed = await this.suppressions.among(unknown, session);
    const plan = new BatchPlan(mode, runId, known);
    plan.takeAll(rows, suppressed);
    return plan;
  }
}
