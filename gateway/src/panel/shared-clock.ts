import { logger, PeriodicTask } from '@gewerk/service-kit';
import type { Redis } from 'ioredis';

/** Clocks drift apart by less than a hundredth of a second in this time. */
const EVERY_MS = 60_000;

/**
 * The time of the Redis server that all gateways share, for values that one gateway signs and another compares:
 * hosts' clocks differ. Until Redis has answered, it is the time of this host; while Redis is unavailable, the last
 * response applies.
 */
export class SharedClock {
  private readonly rounds = new PeriodicTask(EVERY_MS, 'Comparing clocks', () => this.compare());
  /** Redis's time when this process's monotonic clock was at zero. */
  private zero: number | undefined;

  constructor(private readonly redis: Redis) {
    redis.on('ready', () => void this.compare());
  }

  start(): void {
    this.rounds.start();
  }

  stop(): void {
    void this.rounds.stop();
  }

  /** Milliseconds since the epoch. */
  now(): number {
    return this.zero === undefined ? Date.now() : Math.round(this.zero + performance.now());
  }

  async compare(): Promise<void> {
    if (this.redis.status !== 'ready') return;
    const askedAt = performance.now();
    try {
      const [seconds, microseconds] = await this.redis.time();
      const said = Number(seconds) * 1_000 + Number(microseconds) / 1_000;
      // Redis read its clock at some point between request and response. The offset is only corrected to the nearest
      // value that fits, since a clock that jumps back by the delay of a late response would make forms appear to be
      // sent too soon.
      const [earliest, latest] = [said - performance.now(), said - askedAt];
      this.zero = Math.min(Math.max(this.zero ?? earliest, earliest), latest);
    } catch (fault) {
      logger.warn({ err: fault }, 'Redis did not return its time');
    }
  }
}
