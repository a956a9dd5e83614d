import { randomUUID } from 'node:crypto';
import { GewerkError } from '@gewerk/contracts';
import { type PayloadOf, redirectsFollowed } from '@gewerk/contracts/bus';
import { MessageBus } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { SharedRedis } from '../panel/redis.js';

/** Redirects within this many milliseconds are sent as one event. */
const WINDOW_MS = 4;
/** A lost acknowledgement costs one more attempt under the same message id, which the stream recognises. */
const TRIES = 3;
/** No retries after this time if the bus is unavailable, so that the visitor gets an error within a second. */
const GIVE_UP_AFTER_MS = 500;
/** Redirects waiting for acknowledgement; more are refused. */
const MOST_WAITING = 20_000;

interface Batch {
  readonly counts: Map<string, number>;
  readonly stored: Promise<void>;
}

/** Counts redirects before they are answered, so that every answered one is in the event stream. */
@Injectable()
export class RedirectCounter {
  private open: Batch | undefined;
  private waiting = 0;

  constructor(
    private readonly bus: MessageBus,
    @Inject(SharedRedis) private readonly clock: Pick<SharedRedis, 'now'>,
  ) {}

  /** Resolves once the redirect is stored in the stream. Fails with `unavailable` if it cannot be. */
  async count(domain: string): Promise<void> {
    if (this.waiting >= MOST_WAITING) throw notCounted();
    const batch = (this.open ??= this.begin());
    batch.counts.set(domain, (batch.counts.get(domain) ?? 0) + 1);
    this.waiting += 1;
    try {
      await batch.stored;
    } finally {
      this.waiting -= 1;
    }
  }

  private begin(): Batch {
    const counts = new Map<string, number>();
    const stored = new Promise<void>((resolve) => setTimeout(resolve, WINDOW_MS)).then(() => {
      this.open = undefined;
      return this.store(counts);
    });
    return { counts, stored };
  }

  private async store(counts: ReadonlyMap<string, number>): Promise<void> {
    const payload: PayloadOf<typeof redirectsFollowed> = {
      batchId: randomUUID(),
      // Compared with the time at which the counts were last cleared.
      at: new Date(this.clock.now()).toISOString(),
      counts: [...counts].map(([domain, count]) => ({ domain, count })),
    };
    const giveUpAt = Date.now() + GIVE_UP_AFTER_MS;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.bus.publish(redirectsFollowed, payload, { messageId: payload.batchId });
      } catch (error) {
        logger.warn({ err: error, attempt }, 'Redirects could not be counted');
        const isAway = error instanceof GewerkError && Date.now() > giveUpAt;
        if (attempt === TRIES || isAway) throw notCounted();
      }
    }
  }
}

const notCounted = (): GewerkError =>
  new GewerkError('unavailable', 'The redirect is temporarily unavailable; try again.');
