import { logger } from '@gewerk/service-kit';
import type { Redis } from 'ioredis';
import { type Rate, TokenBuckets } from './token-buckets.js';

const EVERY_MS = 100;
/** Maximum number of callers reported in one round; the others wait for the next. */
const PER_ROUND = 1_000;

/** Adds points to each key in its current window, opening one if necessary; returns the sums. */
const ADD = `
local sums = {}
for n, key in ipairs(KEYS) do
  redis.call('set', key, 0, 'EX', ARGV[1], 'NX')
  sums[n] = redis.call('incrby', key, ARGV[n + 1])
end
return sums`;

/**
 * Buckets shared by all gateways. No request waits for this: each gateway counts by itself, regularly reports its
 * counts to Redis and reads back the totals, in one call for several callers. While Redis is unavailable, each
 * gateway's own count applies.
 * @param name of the counters in Redis
 */
export function sharedBuckets(redis: Redis, name: string, rate: Rate): TokenBuckets {
  const due = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const prefix = `gewerk:rate:${name}:${rate.perSecond}x${rate.burst}:`;
  // Spending is remembered until a bucket would be full again.
  const seconds = Math.max(1, Math.ceil(rate.burst / rate.perSecond));
  const buckets = new TokenBuckets(rate, (caller) => {
    due.add(caller);
    timer ??= setTimeout(() => void round(), EVERY_MS).unref();
  });

  async function round(): Promise<void> {
    const callers = [...due].slice(0, PER_ROUND);
    for (const caller of callers) due.delete(caller);
    try {
      if (redis.status === 'ready') await report(callers);
    } catch (fault) {
      logger.warn({ err: fault }, 'Rates were not shared with other gateways');
    }
    timer = due.size > 0 ? setTimeout(() => void round(), EVERY_MS).unref() : undefined;
  }

  async function report(callers: readonly string[]): Promise<void> {
    const spent = callers
      .map((caller) => ({ caller, points: buckets.unreported(caller) }))
      .filter(({ points }) => points > 0);
    if (spent.length === 0) return;
    const keys = spent.map(({ caller }) => prefix + caller);
    const points = spent.map((one) => one.points);
    const sums = (await redis.eval(ADD, keys.length, ...keys, seconds, ...points)) as number[];
    spent.forEach(({ caller, points: reported }, n) => buckets.settle(caller, reported, sums[n] ?? reported));
  }

  return buckets;
}
