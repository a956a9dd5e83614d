import { RecentMap } from './recent-map.js';

interface Bucket {
  /** Below zero for a caller in debt. */
  tokens: number;
  /** Milliseconds of the monotonic clock. */
  filledAt: number;
  /** Spent here but not yet reported to the other gateways. */
  unreported: number;
  /** What all gateways had spent at the last report. */
  spentByAll: number;
}

/** Allows `burst` points at once, then `perSecond`. */
export interface Rate {
  perSecond: number;
  burst: number;
}

const MAX_CALLERS = 50_000;
/**
 * The fraction of a burst from which spending is reported. Most visitors stay below it and cause the other gateways
 * no work.
 */
const REPORTED_FROM = 0.05;

/** Rate limit by caller, in points. Remembers at least the 50,000 most recent callers. */
export class TokenBuckets {
  private readonly buckets = new RecentMap<Bucket>(MAX_CALLERS);
  private readonly reportedFrom: number;

  /** @param onDue called with a caller whose spending should be reported to the other gateways */
  constructor(
    readonly rate: Rate,
    private readonly onDue: (caller: string) => void = () => undefined,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.reportedFrom = Math.max(1, rate.burst * REPORTED_FROM);
  }

  /**
   * 0 when the request may pass, otherwise the seconds to wait, at least 1. The last request that passes may
   * owe part of its cost.
   */
  take(caller: string, cost = 1): number {
    const bucket = this.filled(caller);
    if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / this.rate.perSecond));
    this.spend(caller, bucket, cost);
    return 0;
  }

  /** Charges the caller for additional cost, known only after the request was admitted. */
  charge(caller: string, cost: number): void {
    this.spend(caller, this.filled(caller), cost);
  }

  /** What a caller has spent here since the last report, at most a burst, as older spending no longer counts. */
  unreported(caller: string): number {
    return Math.min(this.buckets.get(caller)?.unreported ?? 0, Math.ceil(this.rate.burst));
  }

  /**
   * Takes into account what other gateways let a caller spend.
   * @param reported what this gateway has just reported as spent
   * @param spentByAll in the current window, including `reported`
   */
  settle(caller: string, reported: number, spentByAll: number): void {
    const bucket = this.buckets.get(caller);
    if (!bucket) return;
    const isSameWindow = spentByAll >= bucket.spentByAll + reported;
    const byOthers = spentByAll - reported - (isSameWindow ? bucket.spentByAll : 0);
    bucket.spentByAll = spentByAll;
    bucket.unreported = Math.max(0, bucket.unreported - reported);
    this.lower(bucket, Math.max(0, byOthers));
  }

  private filled(caller: string): Bucket {
    const now = this.now();
    const { burst, perSecond } = this.rate;
    let bucket = this.buckets.get(caller);
    if (!bucket) {
      bucket = { tokens: burst, filledAt: now, unreported: 0, spentByAll: 0 };
      this.buckets.set(caller, bucket);
      return bucket;
    }
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.filledAt) / 1_000) * perSecond);
    bucket.filledAt = now;
    return bucket;
  }

  private spend(caller: string, bucket: Bucket, cost: number): void {
    this.lower(bucket, cost);
    bucket.unreported += cost;
    if (bucket.unreported >= this.reportedFrom) this.onDue(caller);
  }

  /** A caller's debt is at most a burst, so that every wait is limited. */
  private lower(bucket: Bucket, by: number): void {
    bucket.tokens = Math.max(-this.rate.burst, bucket.tokens - by);
  }
}
