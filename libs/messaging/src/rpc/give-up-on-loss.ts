import { GewerkError } from '@gewerk/contracts';
import type { EngineWatch } from '@gewerk/service-kit';

/** Visitors must learn of a loss within a second; a momentary one only delays them. */
const GIVE_UP_AFTER_MS = 600;
/** A loss this long is not momentary: calls fail sooner, so that a page that makes two calls fails in time. */
const LONG_LOSS_MS = 2_000;
const GIVE_UP_IN_LONG_LOSS_MS = 300;
const LOOK_EVERY_MS = 50;

interface Work {
  startedAt: number;
  giveUp: (error: GewerkError) => void;
}

/**
 * Responds with `unavailable` after at most 600 ms without the engine: drivers would wait for seconds, transactions
 * for minutes.
 */
export class GiveUpOnLoss {
  private readonly underWay = new Set<Work>();
  private readonly stopWatching: () => void;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly engines: EngineWatch) {
    this.stopWatching = engines.onChange(() => this.onChange());
  }

  /** Returns a function to be called when the work has been answered. */
  begin(giveUp: (error: GewerkError) => void): () => void {
    const work = { startedAt: Date.now(), giveUp };
    this.underWay.add(work);
    return () => void this.underWay.delete(work);
  }

  end(): void {
    this.stopWatching();
    clearInterval(this.timer);
  }

  private onChange(): void {
    const isLost = this.engines.away.size > 0;
    if (!isLost) {
      clearInterval(this.timer);
      this.timer = undefined;
    } else {
      this.timer ??= setInterval(() => this.giveUpOverdue(), LOOK_EVERY_MS).unref();
    }
  }

  private giveUpOverdue(): void {
    const [first] = this.engines.away;
    if (!first) return;
    const [engine, lostAt] = first;
    const awayMs = Date.now() - lostAt;
    if (awayMs < GIVE_UP_AFTER_MS) return;
    const before = Date.now() - (awayMs > LONG_LOSS_MS ? GIVE_UP_IN_LONG_LOSS_MS : GIVE_UP_AFTER_MS);
    for (const { startedAt, giveUp } of this.underWay) {
      // Entries are in the order in which they started.
      if (startedAt > before) return;
      giveUp(
        new GewerkError(
          'unavailable',
          `The service lost its connection to ${engine}; try again in a moment.`,
        ),
      );
    }
  }
}
