import { logger } from '@gewerk/service-kit';
import type { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { type Rate, TokenBuckets } from './token-buckets.js';

const EVERY_MS = 100;
/** Callers reported in one round; the others wait for the next. */
const PER_ROUND = 1_000;

/**
 * Buckets that all gateways fill and empty together. No request waits for it: each gateway counts for itself and soon
 * hears from Redis what the others let pass. While Redis is away each gateway's own count holds.
 * @param name of the counters in Redis
 */
export function sharedBuckets(redis: Redis, name: string, rate: Rate): TokenBuckets {
  const due = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  // Spending is remembered as long as a bucket takes to be full again.
  const counter = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: `gewerk:rate:${name}:${rate.perSecond}x${rate.burst}`,
    points: Math.ceil(rate.burst),
    duration: Math.max(1, Math.ceil(rate.burst / rate.perSecond)),
  });
  const buckets = new TokenBuckets(rate, (caller) => {
    due.add(caller);
    timer ??= setTimeout(() => void round(), EVERY_MS).unref();
  });

  async function round(): Promise<void> {
    const callers = [...due].slice(0, PER_ROUND);
    for (const caller of callers) due.delete(caller);
    if (redis.status === 'ready') {
      const told = await Promise.allSettled(callers.map((caller) => tell(caller)));
      const fault = told.find((one) => one.status === 'rejected');
      if (fault) logger.warn({ err: fault.reason as unknown }, 'Rates were not shared with other gateways');
    }
    timer = due.size > 0 ? setTimeout(() => void round(), EVERY_MS).unref() : undefined;
  }

  async function tell(caller: string): Promise<void> {
    const points = buckets.unreported(caller);
    if (points === 0) return;
    const { consumedPoints } = await counter.penalty(caller, points);
    buckets.settle(caller, points, consumedPoints);
  }

  return buckets;
}
