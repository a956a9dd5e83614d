import { TokenBuckets } from './token-buckets.js';

function bucketsAt(perSecond: number, burst: number) {
  const clock = { now: 0 };
  return { clock, buckets: new TokenBuckets(perSecond, burst, () => clock.now) };
}

describe('TokenBuckets', () => {
  it('lets a burst pass and then tells how long to wait', () => {
    const { buckets } = bucketsAt(0.5, 3);
    expect([1, 2, 3].map(() => buckets.take('a'))).toEqual([0, 0, 0]);
    expect(buckets.take('a')).toBe(2);
  });

  it('fills up again with time, never above the burst', () => {
    const { buckets, clock } = bucketsAt(10, 2);
    buckets.take('a');
    buckets.take('a');
    clock.now = 100;
    expect(buckets.take('a')).toBe(0);
    expect(buckets.take('a')).toBeGreaterThan(0);
    clock.now = 60_000;
    expect([1, 2, 3].map(() => buckets.take('a') > 0)).toEqual([false, false, true]);
  });

  it('counts each address for itself', () => {
    const { buckets } = bucketsAt(1, 1);
    expect(buckets.take('a')).toBe(0);
    expect(buckets.take('b')).toBe(0);
    expect(buckets.take('a')).toBe(1);
  });

  it('does not charge a refused request, so that waiting as told is enough', () => {
    const { buckets, clock } = bucketsAt(1, 1);
    buckets.take('a');
    for (let i = 0; i < 50; i += 1) expect(buckets.take('a')).toBe(1);
    clock.now = 1_000;
    expect(buckets.take('a')).toBe(0);
  });
});
