import { logger, PeriodicTask, Readiness } from '@gewerk/service-kit';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { NatsConnection } from '@nats-io/transport-node';
import { BusLink } from '../bus-link.js';
import { ensureStreams } from './ensure-streams.js';
import { isJetStreamFault } from './jetstream-fault.js';

const CHECK_EVERY_MS = 5_000;
const WAIT_FOR_BUS_MS = 5_000;

/**
 * Recreates missing event streams, at the start and while the process runs. The process is not ready until
 * they exist.
 */
@Injectable()
export class EventStreams implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds = new PeriodicTask(CHECK_EVERY_MS, 'Checking the event streams', () =>
    this.ensure(),
  );
  private readonly link: BusLink;
  private problem: string | null = null;
  private underWay: Promise<void> | undefined;

  constructor(
    private readonly connection: NatsConnection,
    private readonly replicas: number,
    readiness: Readiness,
  ) {
    this.link = new BusLink(connection);
    readiness.register('events', () =>
      this.problem === null ? Promise.resolve() : Promise.reject(new Error(this.problem)),
    );
  }

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }

  /**
   * Resolves once all streams exist.
   * @throws Error if NATS refuses or does not answer
   */
  ensure(): Promise<void> {
    this.underWay ??= this.ensureNow().finally(() => (this.underWay = undefined));
    return this.underWay;
  }

  private async ensureNow(): Promise<void> {
    try {
      // A request sent while the bus is lost may get no response until its long time limit ends.
      await this.link.up(WAIT_FOR_BUS_MS);
      await this.link.during(() =>
        ensureStreams(this.connection, this.replicas, (stream) => {
          this.problem = `The stream ${stream} is missing.`;
          logger.warn({ stream }, 'An event stream is missing; recreating it');
        }),
      );
      this.problem = null;
    } catch (error) {
      // If NATS does not answer at all, readiness already reports that.
      if (isJetStreamFault(error)) this.problem = error.message;
      throw error;
    }
  }
}
