import type { getRedirectStats, OutputOf, PayloadOf, redirectsFollowed } from '@gewerk/contracts';
import { AppliedBatches } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { RedirectCountsRepository } from './redirect-counts.repository.js';
import type { DomainCount } from './redirect-counts.schemas.js';

type Batch = PayloadOf<typeof redirectsFollowed>;

/** How often each alias domain led here. */
@Injectable()
export class RedirectCountsService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly counts: RedirectCountsRepository,
    private readonly applied: AppliedBatches,
  ) {}

  async stats(): Promise<OutputOf<typeof getRedirectStats>> {
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

  async clear(): Promise<{ cleared: number }> {
    return { cleared: await this.connection.transaction((session) => this.counts.clear(session)) };
  }

  /** Adds batches that were not added before; what was followed before the last clearing no longer counts. */
  async apply(delivered: readonly Batch[]): Promise<void> {
    await this.connection.transaction(async (session) => {
      const fresh = await this.applied.take(delivered, session);
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
  // In one order in all replicas, so that two transactions cannot wait for each other.
  return [...sums.values()].sort((one, other) => (one._id < other._id ? -1 : 1));
}
