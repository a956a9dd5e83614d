import { LRUCache } from 'lru-cache';

interface Bucket {
  tokens: number;
  /** Milliseconds of the monotonic clock. */
  filledAt: number;
}

const MAX_ADDRESSES = 50_000;

/** Rate limit by address: `burst` at once, then `perSecond`. Remembers the 50,000 latest addresses. */
export class TokenBuckets {
  private readonly buckets = new LRUCache<string, Bucket>({ max: MAX_ADDRESSES });

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** 0 when the request may pass, else the seconds to wait, from 1. */
  take(address: string): number {
    const now = this.now();
    const bucket = this.buckets.get(address);
    if (!bucket) {
      this.buckets.set(address, { tokens: this.burst - 1, filledAt: now });
      return 0;
    }
    const filled = bucket.tokens + ((now - bucket.filledAt) / 1_000) * this.perSecond;
    bucket.tokens = Math.min(this.burst, filled);
    bucket.filledAt = now;
    if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / this.perSecond));
    bucket.tokens -= 1;
    return 0;
  }
}
