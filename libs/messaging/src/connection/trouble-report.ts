import { logger } from '@gewerk/service-kit';
import { adviceFor, reasonOf } from './connection-fault.js';

/** A server that is merely restarted is back within this time. */
const FIRST_TRY_AFTER_MS = 1_000;
const NEXT_TRY_AFTER_MS = 5_000;
/** A reason is logged again after this time. */
const SAY_AGAIN_MS = 60_000;
/** Maximum number of different reasons logged within that time. */
const MAX_REASONS = 5;

/** Logs why there is no connection to NATS: each reason once a minute while it lasts. */
export class TroubleReport {
  private readonly tryOnce: () => Promise<void>;
  private readonly said = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  /** @param tryOnce makes one attempt and throws the reason why it fails */
  constructor(tryOnce: () => Promise<void>) {
    this.tryOnce = tryOnce;
  }

  /** To be called when the connection is lost. */
  begin(): void {
    if (this.timer === undefined) this.tryAfter(FIRST_TRY_AFTER_MS);
  }

  /** To be called when the connection is back, or no longer wanted. */
  end(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.said.clear();
  }

  private tryAfter(ms: number): void {
    const timer = setTimeout(() => {
      void this.tryOnce()
        .catch((error: unknown) => {
          if (this.timer === timer) this.say(reasonOf(error));
        })
        .finally(() => {
          if (this.timer === timer) this.tryAfter(NEXT_TRY_AFTER_MS);
        });
    }, ms);
    this.timer = timer;
  }

  private say(reason: string): void {
    const now = Date.now();
    for (const [before, at] of this.said) if (now - at >= SAY_AGAIN_MS) this.said.delete(before);
    if (this.said.has(reason) || this.said.size >= MAX_REASONS) return;
    this.said.set(reason, now);
    logger.error({ reason }, `No connection to NATS; still trying. ${adviceFor(reason)}`);
  }
}
