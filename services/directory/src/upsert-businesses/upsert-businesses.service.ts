import { businessChanged, type ParsedInputOf, upsertBusinesses } from '@gewerk/contracts';
import { Outbox } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import { Transactions } from '../businesses/transactions.js';
import { TallyDelta } from '../tallies/tally-delta.js';
import { TalliesRepository } from '../tallies/tallies.repository.js';
import { BatchChanges } from './batch-changes.js';
import { BatchPlan } from './batch-plan.js';
import { BatchRepository } from './batch.repository.js';
import { HoursFaultLog } from './hours-fault.log.js';
import type { UpsertAnswer } from './import-receipt.schema.js';
import { type ReadBatch, readBatch } from './read-batch.js';

type Batch = ParsedInputOf<typeof upsertBusinesses>;

/** Stores batches of rows: all of a batch, its counts, its receipt and its event commit together or not at all. */
@Injectable()
export class UpsertBusinessesService {
  constructor(
    private readonly repository: BatchRepository,
    private readonly tallies: TalliesRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly hoursFaults: HoursFaultLog,
  ) {}

  async store(batch: Batch): Promise<UpsertAnswer> {
    const before = await this.repository.answered(batch.runId, batch.batch);
    if (before) return before;
    const read = await readBatch(batch.rows);
    this.hoursFaults.note(batch.runId, read.hoursFaults);
    const { answer, delta } = await this.transactions.run((session) => this.storeIn(session, batch, read));
    this.tallies.committed(delta);
    this.outbox.wake();
    return answer;
  }

  private async storeIn(
    session: ClientSession,
    batch: Batch,
    read: ReadBatch,
  ): Promise<{ answer: UpsertAnswer; delta: TallyDelta }> {
    await this.tallies.claim(session);
    const before = await this.repository.answered(batch.runId, batch.batch, session);
    if (before) return { answer: before, delta: new TallyDelta() };

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
    await this.tallies.apply(changes.tallies, session);
    const { event } = changes;
    const answer = { imported: plan.imported, duplicates: plan.duplicates, errors: read.errors };
    await this.repository.remember(batch, { answer, trace: changes.trace }, now, session);
    if (event.ids.length > 0) await this.outbox.add(session, businessChanged, event);
    return { answer, delta: changes.tallies };
  }

  private async plan(
    session: ClientSession,
    { mode, runId }: Batch,
    { rows }: ReadBatch,
  ): Promise<BatchPlan> {
    const placeIds = [...new Set(rows.map(({ fields }) => fields.placeId))];
    const known = await this.repository.known(placeIds, { mode, runId }, session);
    const plan = new BatchPlan(mode, runId, known);
    for (const row of rows) plan.take(row);
    return plan;
  }
}
