import { AsyncLocalStorage } from 'node:async_hooks';
import { Bulkhead } from './bulkhead.js';

/** Tasks that run until a test settles them, by name, in the order in which they began. */
class Works {
  readonly begun: string[] = [];
  private readonly ends = new Map<string, (error?: Error) => void>();

  readonly work = (name: string) => (): Promise<string> => {
    this.begun.push(name);
    return new Promise((resolve, reject) =>
      this.ends.set(name, (error) => (error ? reject(error) : resolve(name))),
    );
  };

  end(name: string, error?: Error): void {
    this.ends.get(name)?.(error);
  }
}

const LONG_MS = 60_000;
const bulkheadOf = (atOnce: number, waiting: number, waitMs = LONG_MS): Bulkhead =>
  new Bulkhead({ atOnce, waiting, waitMs }, (reason) => new Error(reason));

describe('the bulkhead', () => {
  let works: Works;
  beforeEach(() => {
    works = new Works();
  });

  it('runs a limited number at a time, and the rest in order as slots become free', async () => {
    const bulkhead = bulkheadOf(2, 2);
    const runs = ['a', 'b', 'c', 'd'].map((name) => bulkhead.run(works.work(name)));
    expect([works.begun, bulkhead.underWay, bulkhead.waiting]).toEqual([['a', 'b'], 2, 2]);
    works.end('b');
    await runs[1];
    expect([works.begun, bulkhead.underWay, bulkhead.waiting]).toEqual([['a', 'b', 'c'], 2, 1]);
    works.end('a');
    await runs[0];
    expect(works.begun).toEqual(['a', 'b', 'c', 'd']);
    works.end('c');
    works.end('d');
    expect(await Promise.all(runs)).toEqual(['a', 'b', 'c', 'd']);
    expect([bulkhead.underWay, bulkhead.waiting]).toEqual([0, 0]);
  });

  it('refuses at once when the queue is full', async () => {
    const bulkhead = bulkheadOf(1, 1);
    const runs = ['a', 'b'].map((name) => bulkhead.run(works.work(name)));
    await expect(bulkhead.run(works.work('c'))).rejects.toThrow('queue-full');
    works.end('a');
    await runs[0];
    works.end('b');
    await runs[1];
    expect(works.begun).toEqual(['a', 'b']);
  });

  it('refuses work that has waited too long, never begins it, and frees its place in the queue', async () => {
    const bulkhead = bulkheadOf(1, 1, 20);
    const running = bulkhead.run(works.work('a'));
    await expect(bulkhead.run(works.work('b'))).rejects.toThrow('waited-too-long');
    const next = bulkhead.run(works.work('c'));
    works.end('a');
    await running;
    works.end('c');
    await next;
    expect(works.begun).toEqual(['a', 'c']);
  });

  it('does not count the time that the work itself takes', async () => {
    const bulkhead = bulkheadOf(1, 1, 20);
    const first = bulkhead.run(works.work('a'));
    const second = bulkhead.run(works.work('b'));
    works.end('a');
    await first;
    // When this work is refused, the time limit for waiting has passed for the running work too.
    await expect(bulkhead.run(works.work('c'))).rejects.toThrow('waited-too-long');
    works.end('b');
    await expect(second).resolves.toBe('b');
  });

  it('passes the slot of failed work to the next', async () => {
    const bulkhead = bulkheadOf(1, 1);
    const failing = bulkhead.run(works.work('a'));
    const next = bulkhead.run(works.work('b'));
    works.end('a', new Error('broken'));
    await expect(failing).rejects.toThrow('broken');
    works.end('b');
    await expect(next).resolves.toBe('b');
  });

  it('runs waiting work in the context of its caller', async () => {
    const context = new AsyncLocalStorage<string>();
    const bulkhead = bulkheadOf(1, 1);
    const first = context.run('first', () => bulkhead.run(works.work('a')));
    const second = context.run('second', () => bulkhead.run(() => Promise.resolve(context.getStore())));
    works.end('a');
    await first;
    await expect(second).resolves.toBe('second');
  });
});
