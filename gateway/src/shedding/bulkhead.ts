import PQueue from 'p-queue';
import type { CallBounds } from './call-bounds.js';

/** The queue is full, or no slot became free in time. */
export type Refusal = 'queue-full' | 'waited-too-long';

/** Limits concurrent work; the rest waits in a bounded queue. */
export class Bulkhead {
  private readonly queue: PQueue;

  /** @param refuse creates the error for refused work */
  constructor(
    private readonly bounds: CallBounds,
    private readonly refuse: (reason: Refusal) => Error,
  ) {
    this.queue = new PQueue({ concurrency: bounds.atOnce });
  }

  get underWay(): number {
    return this.queue.pending;
  }

  get waiting(): number {
    return this.queue.size;
  }

  /** Settles like `work`, which begins immediately if a slot is free and never begins if it is refused. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.underWay < this.bounds.atOnce) return this.queue.add(work);
    if (this.waiting >= this.bounds.waiting) throw this.refuse('queue-full');
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(this.refuse('waited-too-long')), this.bounds.waitMs);
    const begin = (): Promise<T> => {
      clearTimeout(timer);
      return work();
    };
    return this.queue.add(begin, { signal: patience.signal });
  }
}
