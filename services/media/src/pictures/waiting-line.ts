import { GewerkError } from '@gewerk/contracts';

/** Lets some tasks run at a time and some more wait; beyond that nobody is let in. */
export class WaitingLine {
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(
    private readonly most: { running: number; waiting: number },
    private readonly refusal: string,
  ) {}

  /** Runs the task when its turn comes. Fails with `unavailable` when the line is full. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.running >= this.most.running) {
      if (this.waiting.length >= this.most.waiting) throw new GewerkError('unavailable', this.refusal);
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      // The place passes on as it is.
      if (next) next();
      else this.running -= 1;
    }
  }
}
