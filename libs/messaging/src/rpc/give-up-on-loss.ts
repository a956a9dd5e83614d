import { GewerkError } from '@gewerk/contracts';
import type { EngineWatch } from '@gewerk/service-kit';

/** Visitors hear within a second that something is away; what a moment's loss delays still succeeds. */
const GIVE_UP_AFTER_MS = 600;
/** After so long a loss it is no moment's one: what needs the engine hears so sooner, a page that asks twice in time. */
const LONG_LOSS_MS = 2_000;
const GIVE_UP_IN_LONG_LOSS_MS = 300;
const LOOK_EVERY_MS = 50;

interface Work {
  startedAt: number;
  giveUp: (error: GewerkError) => void;
}

/**
 * Answers operations `unavailable` that have waited 600 ms for an engine that is away: drivers wait for seconds, and
 * transactions are tried again for minutes. Operations that need no engine are done before.
 */
export class GiveUpOnLoss {
  private readonly underWay = new Set<Work>();
  private readonly stopWatching: () => void;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly engines: EngineWatch) {
    this.stopWatching = engines.onChange(() => this.onChange());
  }

  /** Answers what is to be called when the work has been answered. */
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
      this.timer ??= setInterval(() => this.look(), LOOK_EVERY_MS).unref();
    }
  }

  private look(): void {
    const [first] = this.engines.away;
    if (!first) return;
    const [engine, lostAt] = first;
    const awayMs = Date.now() - lostAt;
    if (awayMs < GIVE_UP_AFTER_MS) return;
    const before = Date.now() - (awayMs > LONG_LOSS_MS ? GIVE_UP_IN_LONG_LOSS_MS : GIVE_UP_AFTER_MS);
    for (const { startedAt, giveUp } of this.underWay) {
      // They stand in the order in which they began.
      if (startedAt > before) return;
      giveUp(new GewerkError('unavailable', `The service has lost ${engine}; try again in a moment.`));
    }
  }
}
