import { logger } from './logger.js';

/** Looks after something in a steady rhythm, one look at a time. A look that fails is logged; the next comes all the same. */
export class PeriodicLook {
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;

  /** @param what is looked for, as the log names it: 'forgotten imports' */
  constructor(
    private readonly everyMs: number,
    private readonly what: string,
    private readonly look: () => Promise<void>,
  ) {}

  /** The first look comes after one interval. */
  start(): void {
    this.timer = setInterval(() => {
      this.looking ??= this.lookNow().finally(() => (this.looking = undefined));
    }, this.everyMs);
    this.timer.unref();
  }

  /** Ends the rhythm; resolves when no look is under way. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  private async lookNow(): Promise<void> {
    try {
      await this.look();
    } catch (error) {
      logger.warn({ err: error }, `Looking for ${this.what} failed; trying again`);
    }
  }
}
