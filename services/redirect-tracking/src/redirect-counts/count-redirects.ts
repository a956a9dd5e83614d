import {
  clearRedirectStats,
  getRedirectStats,
  type OutputOf,
  type PayloadOf,
  redirectsFollowed,
} from '@gewerk/contracts/bus';
import { Answers, AppliedBatches, Consumes, UseCase } from '@gewerk/messaging';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { RedirectCountsRepository } from './redirect-counts.repository.js';
import type { DomainCount } from './redirect-counts.schemas.js';

type Batch = PayloadOf<typeof redirectsFollowed>;

@UseCase()
export class CountRedirects {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly counts: RedirectCountsRepository,
    private readonly applied: AppliedBatches,
  ) {}

  @Answers(getRedirectStats)
  async get(): Promise<OutputOf<typeof getRedirectStats>> {
    const stored = await this.counts.list();
    return {
      stats: stored.map(({ _id, count, lastRedirect }) => ({
        domain: _id,
        count,
        lastRedirect: lastRedirect.toISOString(),
      })),
      totalRedirects: stored.reduce((sum, { count }) => sum + count, 0),
      timestamp: new Date().toISOString(),
    };
  }

  @Answers(clearRedirectStats)
  async clear(): Promise<{ cleared: number }> {
    return { cleared: await this.connection.transaction((session) => this.counts.clear(session)) };
  }

  /**
   * Adds each batch once, even if it is delivered again; ignores redirects from before the counts were last cleared.
   */
  @Consumes(redirectsFollowed, { durable: 'redirect-tracking-counts', maxMessages: 500, maxWaitMs: 500 })
  async count(delivered: Batch[]): Promise<void> {
    await this.connection.transaction(async (session) => {
      const fresh = await this.applied.recordNew(delivered, session);
      if (fresh.length === 0) return;
      const clearedAt = await this.counts.clearedAt(session);
      const sums = sumsOf(fresh.filter(({ at }) => new Date(at) > clearedAt));
      if (sums.length > 0) await this.counts.add(sums, session);
    });
  }
}

function sumsOf(batches: readonly Batch[]): DomainCount[] {
  const sums = new Map<string, DomainCount>();
  for (const { at, counts } of batches) {
    const time = new Date(at);
    for (const { domain, count } of counts) {
      const sum = sums.get(domain) ?? { _id: domain, count: 0, lastRedirect: time };
      sum.count += count;
      if (time > sum.lastRedirect) sum.lastRedirect = time;
      sums.set(domain, sum);
    }
  }
  // Sorted, because the same order in all replicas prevents deadlocks between transactions.
  return [...sums.values()].sort((one, other) => (one._id < other._id ? -1 : 1));
}
