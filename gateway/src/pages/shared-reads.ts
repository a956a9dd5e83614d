import { type PublicEndpoint, publicEndpoints } from '@gewerk/contracts/serving';
import { Injectable } from '@nestjs/common';
import { PublicReads } from '../api/public-reads.js';

const KEPT_MS = 30_000;

/** Reads without parameters that nearly every page needs. */
const shared = new Set<PublicEndpoint>([
  publicEndpoints.settings,
  publicEndpoints.cities,
  publicEndpoints.stats,
  publicEndpoints.categories,
]);

/** Responses for rendering; those that nearly every page needs are kept for 30 s or until something changes. */
@Injectable()
export class SharedReads {
  private readonly kept = new Map<string, { until: number; answer: Promise<unknown> }>();

  constructor(private readonly reads: PublicReads) {}

  read(
    route: PublicEndpoint,
    params: Readonly<Record<string, string>>,
    query: Readonly<Record<string, string>>,
  ): Promise<unknown> {
    if (!shared.has(route)) return this.reads.data(route, params, query);
    const kept = this.kept.get(route.path);
    if (kept && kept.until > Date.now()) return kept.answer;
    const answer = this.reads.data(route, params, query);
    this.kept.set(route.path, { until: Date.now() + KEPT_MS, answer });
    answer.catch(() => this.kept.delete(route.path));
    return answer;
  }

  clear(): void {
    this.kept.clear();
  }
}
