import type { ParsedInputOf, upsertBusinesses } from '@gewerk/contracts/bus';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { FormerPlaceIds, SuppressionsRepository } from '../write/index.js';
import { BatchPlan } from './batch-plan.js';
import type { ReadBatch } from './read-batch.js';
import { StoredRowsRepository } from './stored-rows.repository.js';

/** Plans a batch from the stored data and the suppression list. */
@Injectable()
export class BatchPlanner {
  constructor(
    private readonly stored: StoredRowsRepository,
    private readonly formerIds: FormerPlaceIds,
    private readonly suppressions: SuppressionsRepository,
  ) {}

  async plan(
    {
      mode,
      edited = 'keep',
      runId,
    }: Pick<ParsedInputOf<typeof upsertBusinesses>, 'mode' | 'edited' | 'runId'>,
    batch: ReadBatch,
    session: ClientSession | null,
  ): Promise<BatchPlan> {
    const read = batch.rows.map(({ fields }) => fields);
    const stored = await this.formerIds.applied(read, session);
    const rows = batch.rows.map((row, index) => ({ ...row, fields: stored[index] ?? row.fields }));
    const placeIds = [...new Set(rows.map(({ fields }) => fields.placeId))];
    const known = await this.stored.known(placeIds, { mode, runId }, session);
    const unknown = rows.map(({ fields }) => fields).filter(({ placeId }) => !known.has(placeId));
    const suppressed = await this.suppressions.among(unknown, session ?? undefined);
    const plan = new BatchPlan(mode, edited, runId, known);
    plan.addAll(rows, suppressed);
    return plan;
  }
}
