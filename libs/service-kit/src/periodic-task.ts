import { logger } from './observe/logger.js';

/** Runs a task at an interval, never twice at once. A failure is logged and retried after the next interval. */
export class PeriodicTask {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  /** @param what its name in the log: 'Looking for forgotten imports' */
  constructor(
    private readonly everyMs: number,
    private readonly what: string,
    private readonly task: () => Promise<void>,
  ) {}

  /** First runs after one interval. */
  start(): void {
    this.timer = setInterval(() => {
      this.running ??= this.run().finally(() => (this.running = undefined));
    }, this.everyMs);
    this.timer.unref();
  }

  /** Resolves when the task has ended. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private async run(): Promise<void> {
    try {
      await this.task();
    } catch (error) {
      logger.warn({ err: error }, `${this.what} failed; trying again`);
    }
  }
}
