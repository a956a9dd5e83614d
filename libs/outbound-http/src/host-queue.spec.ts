import { HostQueue } from './index.js';

/** Tasks that end on demand, and which of them have begun. */
function heldTasks() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => (): Promise<void> => {
    begun.push(name);
    return new Promise((resolve) => ends.set(name, resolve));
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await settled();
  };
  return { begun, task, end, settled };
}

describe('the queue of hosts', () => {
  it('runs tasks of one host in sequence and of different hosts in parallel, up to the limit', async () => {
    const queue = new HostQueue(2);
    const { begun, task, end, settled } = heldTasks();
    for (const name of ['a1', 'a2', 'b1', 'c1']) void queue.run(name.charAt(0), task(name));
    await settled();
    expect(begun).toEqual(['a1', 'b1']);
    await end('b1');
    expect(begun).toEqual(['a1', 'b1', 'c1']);
    await end('a1');
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
  });

  it('begins an urgent task before all waiting ones, but not while its host has one running', async () => {
    const queue = new HostQueue(1);
    const { begun, task, end, settled } = heldTasks();
    for (const name of ['a1', 'b1', 'c1']) void queue.run(name.charAt(0), task(name));
    void queue.run('c', task('c-urgent'), { isUrgent: true });
    await settled();
    await end('a1');
    expect(begun).toEqual(['a1', 'c-urgent']);
    await end('c-urgent');
    await end('b1');
    expect(begun).toEqual(['a1', 'c-urgent', 'b1', 'c1']);
    void queue.run('c', task('c-later'), { isUrgent: true });
    await settled();
    expect(begun).not.toContain('c-later');
    await end('c1');
    expect(begun.at(-1)).toBe('c-later');
  });

  it('pauses a host after a task, without taking a slot from others', async () => {
    const queue = new HostQueue(1);
    const pauseMs = 300;
    const begin = performance.now();
    const first = queue.run('a', () => Promise.resolve(), { pauseMs });
    const second = queue.run('a', () => Promise.resolve(performance.now() - begin));
    const other = queue.run('b', () => Promise.resolve(performance.now() - begin));
    await first;
    expect(await second).toBeGreaterThanOrEqual(pauseMs - 5);
    expect(await other).toBeLessThan(await second);
  });

  it('lets a waiting task be cancelled without blocking the others', async () => {
    const queue = new HostQueue(1);
    const { begun, task, end, settled } = heldTasks();
    const stop = new AbortController();
    void queue.run('a', task('first'));
    const ended = queue.run('a', task('second'), { signal: stop.signal });
    void queue.run('a', task('third'));
    stop.abort(new Error('enough'));
    await expect(ended).rejects.toThrow('aborted');
    await settled();
    await end('first');
    expect(begun).toEqual(['first', 'third']);
    await expect(queue.run('b', task('late'), { signal: stop.signal })).rejects.toThrow('enough');
  });
});
