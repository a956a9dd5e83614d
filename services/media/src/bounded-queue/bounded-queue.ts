import { GewerkError } from '@gewerk/contracts';
import PQueue from 'p-queue';

/** Runs a limited number of tasks at a time, queues a limited number of further ones, and refuses the rest. */
export class BoundedQueue {
  private readonly queue: PQueue;

  constructor(
    private readonly most: { running: number; waiting: number },
    private readonly refusal: string,
  ) {
    this.queue = new PQueue({ concurrency: most.running });
  }

  /** Fails with `unavailable` when the queue is full. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    const { pending, size } = this.queue;
    if (pending >= this.most.running && size >= this.most.waiting) {
      throw new GewerkError('unavailable', this.refusal);
    }
    return this.queue.add(task);
  }
}
