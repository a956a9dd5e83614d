import { logger, PeriodicTask } from '@gewerk/service-kit';
import type { Redis } from 'ioredis';

/** A computer's clocks drift apart by less than a hundredth of a second meanwhile. */
const EVERY_MS = 60_000;
/** What takes longer to be answered says too little of when it was. */
const PRECISE_MS = 1_000;

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
      const answeredAt = performance.now();
      if (this.zero !== undefined && answeredAt - askedAt > PRECISE_MS) return;
      this.zero = Number(seconds) * 1_000 + Number(microseconds) / 1_000 - (askedAt + answeredAt) / 2;
    } catch (fault) {
      logger.warn({ err: fault }, 'Redis did not say its time');
    }
  }
}
