import { GewerkError } from '@gewerk/contracts';
import { BoundedQueue } from './bounded-queue.js';

const gate = () => Promise.withResolvers<void>();

describe('the bounded queue', () => {
  it('runs a limited number at a time, in order of arrival, and refuses the rest', async () => {
    const queue = new BoundedQueue({ running: 2, waiting: 1 }, 'Too many.');
    const [first, second, third] = [gate(), gate(), gate()];
    const begun: string[] = [];
    const enter = (name: string, { promise }: { promise: Promise<void> }) =>
      queue.run(async () => {
        begun.push(name);
        await promise;
      });
    const entered = [enter('first', first), enter('second', second), enter('third', third)];
    await expect(enter('fourth', gate())).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Too many.',
    });
    expect(begun).toEqual(['first', 'second']);
    second.resolve();
    await entered[1];
    expect(begun).toEqual(['first', 'second', 'third']);
    first.resolve();
    third.resolve();
    await Promise.all(entered);
  });

  it('passes the slot of a failed task to the next', async () => {
    const queue = new BoundedQueue({ running: 1, waiting: 0 }, 'Too many.');
    await expect(queue.run(() => Promise.reject(new GewerkError('timeout', 'late')))).rejects.toThrow('late');
    await expect(queue.run(async () => 'in')).resolves.toBe('in');
  });
});
