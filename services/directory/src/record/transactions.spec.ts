import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { Transactions } from './transactions.js';

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn(() => Promise.resolve()) }));

describe('a change that conflicts with a key in use', () => {
  it('is retried a few times, after longer and longer pauses, and then fails with the key', async () => {
    const session = {
      withTransaction: (work: (inner: unknown) => Promise<unknown>) => work(session),
      endSession: () => Promise.resolve(),
    };
    const transactions = new Transactions({
      startSession: () => Promise.resolve(session),
    } as unknown as Connection);
    let tries = 0;
    const work = () => {
      tries += 1;
      return Promise.reject(Object.assign(new Error('E11000 duplicate key'), { code: 11_000 }));
    };
    await expect(transactions.run(work)).rejects.toMatchObject({ code: 11_000 });
    expect(tries).toBe(8);
    expect(jest.mocked(pause).mock.calls.map(([ms]) => ms)).toEqual([10, 20, 40, 80, 160, 320, 640]);
  });
});
