import { businessChanged } from '@gewerk/contracts';
import { Outbox } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import { Transactions } from '../businesses/transactions.js';
import { TallyDelta } from '../tallies/tally-delta.js';
import { TalliesRepository } from '../tallies/tallies.repository.js';
import { BatchChanges } from '../upsert-businesses/batch-changes.js';
import type { PlannedBusiness } from '../upsert-businesses/batch-plan.js';
import { BatchRepository } from '../upsert-businesses/batch.repository.js';

/** Runs the owner's changes: the businesses, the counts, retired addresses and the event commit together or not at all. */
@Injectable()
export class BusinessChanges {
  constructor(
    private readonly batches: BatchRepository,
    private readonly tallies: TalliesRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /** `work` may run more than once; what it gives `commit` in its last run is what is written. */
  async run<T>(
    work: (session: ClientSession, commit: (changes: BatchChanges) => Promise<void>) => Promise<T>,
  ): Promise<T> {
    let delta = new TallyDelta();
    const result = await this.transactions.run(async (session) => {
      delta = new TallyDelta();
      await this.tallies.claim(session);
      return work(session, async (changes) => {
        delta = changes.tallies;
        await this.write(changes, session);
      });
    });
    this.tallies.committed(delta);
    this.outbox.wake();
    return result;
  }

  /** What creating or changing these businesses comes to. */
  plan(planned: PlannedBusiness[], runId: string, session: ClientSession): Promise<BatchChanges> {
    return BatchChanges.of(planned, {
      source: { kind: 'panel', runId },
      now: laterThan(planned),
      newId: () => new Types.ObjectId(),
      findOwners: (urlSlugs) => this.batches.owners(urlSlugs, session),
    });
  }

  private async write(changes: BatchChanges, session: ClientSession): Promise<void> {
    await this.batches.insert(changes.inserts, session);
    await this.batches.update(changes.updates, session);
    await this.batches.retire(changes.retired, changes.regained, new Date(), session);
    await this.tallies.apply(changes.tallies, session);
    if (changes.event.ids.length > 0) await this.outbox.add(session, businessChanged, changes.event);
  }
}

/** Now, but after the last change of each: `updatedAt` is the version that changes are made to. */
function laterThan(planned: readonly PlannedBusiness[]): Date {
  const last = Math.max(0, ...planned.map(({ before }) => before?.updatedAt.getTime() ?? 0));
  return new Date(Math.max(Date.now(), last + 1));
}
