import { GewerkError } from '@gewerk/contracts';
import { logger } from '@gewerk/service-kit';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Redis } from 'ioredis';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { SharedClock } from './shared-clock.js';

const ANSWER_WITHIN_MS = 2_000;
const RECONNECT_EVERY_MS = 500;

/** The Redis server that all gateways share: sessions, failed logins and rates. Public pages work without it. */
@Injectable()
export class SharedRedis implements OnModuleInit, OnApplicationShutdown {
  /** For callers that can do without Redis; {@link run} is for those that cannot. */
  readonly redis: Redis;
  private readonly clock: SharedClock;

  constructor(@Inject(GATEWAY_ENV) env: Pick<GatewayEnv, 'REDIS_URL'>) {
    this.redis = new Redis(env.REDIS_URL, {
      lazyConnect: true,
      connectTimeout: ANSWER_WITHIN_MS,
      commandTimeout: ANSWER_WITHIN_MS,
      // Fails at once instead of queueing commands while disconnected.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: () => RECONNECT_EVERY_MS,
    });
    this.redis.on('error', (error: Error) => logger.warn({ reason: error.message }, 'Could not reach Redis'));
    this.clock = new SharedClock(this.redis);
  }

  async onModuleInit(): Promise<void> {
    try {
      await this.redis.connect();
      await this.clock.compare();
    } catch (error) {
      logger.warn({ err: error }, 'Redis is unavailable; the panel answers 503');
    }
    this.clock.start();
  }

  onApplicationShutdown(): void {
    this.clock.stop();
    this.redis.disconnect();
  }

  /** The common time of all gateways, in milliseconds since the epoch. */
  now(): number {
    return this.clock.now();
  }

  /** Runs commands. Fails with `unavailable` if Redis does not answer. */
  async run<T>(work: (redis: Redis) => Promise<T>): Promise<T> {
    try {
      return await work(this.redis);
    } catch (error) {
      logger.warn({ reason: error instanceof Error ? error.message : String(error) }, 'Redis did not answer');
      throw new GewerkError('unavailable', 'Sessions cannot be checked right now; try again later.');
    }
  }
}
