import { logger, PeriodicTask } from '@gewerk/service-kit';
import type { Redis } from 'ioredis';

/** A computer's clocks drift apart by less than a hundredth of a second meanwhile. */
const EVERY_MS = 60_000;

/**
 * The time of the Redis that all gateways share, for what one of them signs and another compares: hosts' clocks differ. Its own host's
 * until Redis has answered; while Redis is away the last answer holds.
 */
export class SharedClock {
  private readonly rounds = new PeriodicTask(EVERY_MS, 'Comparing clocks', () => this.compare());
  /** What Redis's clock showed when this process's monotonic one was at zero. */
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
      // Somewhere between question and answer. Moved as far only as that proves, from below: a clock that jumps back by what a
      // late answer hides finds that forms were sent too soon.
      const [earliest, latest] = [said - performance.now(), said - askedAt];
      this.zero = Math.min(Math.max(this.zero ?? earliest, earliest), latest);
    } catch (fault) {
      logger.warn({ err: fault }, 'Redis did not say its time');
    }
  }
}
