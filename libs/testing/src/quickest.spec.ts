import { quickest } from './quickest.js';

/** Attempts that take the given times, and the number of them that were made. */
function attempts(...tookMs: readonly number[]): { made: number[]; attempt: (n: number) => Promise<number> } {
  const made: number[] = [];
  const attempt = (number: number): Promise<number> => {
    made.push(number);
    return Promise.resolve(tookMs[number - 1] ?? NaN);
  };
  return { made, attempt };
}

describe('the quickest of some attempts', () => {
  it('is the first that is fast enough, without further attempts', async () => {
    const { made, attempt } = attempts(90, 40, 20);
    expect(await quickest(50, attempt)).toBe(40);
    expect(made).toEqual([1, 2]);
  });

  it('is the best of four if none is fast enough', async () => {
    const { made, attempt } = attempts(90, 70, 80, 60, 10);
    expect(await quickest(50, attempt)).toBe(60);
    expect(made).toEqual([1, 2, 3, 4]);
  });

  it('fails if an attempt fails', async () => {
    await expect(quickest(50, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  });
});
