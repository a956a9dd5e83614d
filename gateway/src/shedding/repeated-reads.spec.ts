import { getDirectoryCounts, submitBusiness } from '@gewerk/contracts/bus';
import { fakeOnly } from '@gewerk/testing';
import { RepeatedReads } from './repeated-reads.js';

/** Calls that get an answer, or a fault, when a test decides. */
class Calls {
  private readonly ends: { resolve: (answer: string) => void; reject: (fault: Error) => void }[] = [];

  readonly call = (): Promise<string> =>
    new Promise((resolve, reject) => void this.ends.push({ resolve, reject }));

  get made(): number {
    return this.ends.length;
  }

  answer(index: number, text: string): void {
    this.ends[index]?.resolve(text);
  }

  fail(index: number): void {
    this.ends[index]?.reject(new Error(`question ${index}`));
  }
}

describe('a read without an answer', () => {
  let calls: Calls;
  let again: jest.Mock;
  let reads: RepeatedReads;
  beforeEach(() => {
    jest.useFakeTimers(fakeOnly('setInterval', 'clearInterval'));
    calls = new Calls();
    again = jest.fn();
    reads = new RepeatedReads(again);
  });
  afterEach(() => jest.useRealTimers());

  const read = (): Promise<string> => reads.run(getDirectoryCounts, calls.call);

  it('is repeated every half second, at most three times, and returns the first answer', async () => {
    const answer = read();
    jest.advanceTimersByTime(499);
    expect(calls.made).toBe(1);
    jest.advanceTimersByTime(1);
    expect(calls.made).toBe(2);
    jest.advanceTimersByTime(60_000);
    expect(calls.made).toBe(4);
    expect(again).toHaveBeenCalledTimes(3);
    calls.answer(2, 'third');
    expect(await answer).toBe('third');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is no longer repeated once it has an answer', async () => {
    const answer = read();
    calls.answer(0, 'first');
    expect(await answer).toBe('first');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('fails when the first call fails, whatever happened to the others', async () => {
    const answer = read();
    jest.advanceTimersByTime(1_000);
    calls.fail(1);
    calls.fail(0);
    await expect(answer).rejects.toThrow('question 0');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is repeated at most a hundred times at once, and once for every twenty reads after that', () => {
    const silent = Array.from({ length: 300 }, read);
    for (const one of silent) one.catch(() => undefined);
    jest.advanceTimersByTime(60_000);
    expect(again).toHaveBeenCalledTimes(100);
    for (let n = 0; n < 40; n += 1) void read();
    jest.advanceTimersByTime(60_000);
    expect(again).toHaveBeenCalledTimes(102);
  });

  it('is the only kind of call that is repeated: a change is sent once', () => {
    void reads.run(submitBusiness, calls.call);
    jest.advanceTimersByTime(60_000);
    expect(calls.made).toBe(1);
  });
});
