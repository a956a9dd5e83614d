import { TokenBuckets } from './token-buckets.js';

function bucketsAt(perSecond: number, burst: number) {
  const clock = { now: 0 };
  const due: string[] = [];
  return {
    clock,
    due,
    buckets: new TokenBuckets(
      { perSecond, burst },
      (caller) => due.push(caller),
      () => clock.now,
    ),
  };
}

describe('TokenBuckets', () => {
  it('lets a burst pass and then reports how long to wait', () => {
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

  it('counts each address separately', () => {
    const { buckets } = bucketsAt(1, 1);
    expect(buckets.take('a')).toBe(0);
    expect(buckets.take('b')).toBe(0);
    expect(buckets.take('a')).toBe(1);
  });

  it('does not charge a refused request, so that waiting for the announced time is enough', () => {
    const { buckets, clock } = bucketsAt(1, 1);
    buckets.take('a');
    for (let i = 0; i < 50; i += 1) expect(buckets.take('a')).toBe(1);
    clock.now = 1_000;
    expect(buckets.take('a')).toBe(0);
  });

  it('counts the cost of each request, so that later ones wait after an expensive one', () => {
    const { buckets, clock } = bucketsAt(1, 10);
    expect([4, 4, 4].map((cost) => buckets.take('a', cost))).toEqual([0, 0, 0]);
    expect(buckets.take('a')).toBe(3);
    buckets.charge('a', 1_000);
    expect(buckets.take('a')).toBe(11);
    clock.now = 11_000;
    expect(buckets.take('a')).toBe(0);
  });

  it('reports a caller who has used a twentieth of the burst, and counts what other gateways admitted', () => {
    const { buckets, due } = bucketsAt(1, 100);
    for (let i = 0; i < 4; i += 1) buckets.take('a');
    expect(due).toEqual([]);
    buckets.take('a');
    expect(due).toEqual(['a']);
    expect(buckets.unreported('a')).toBe(5);
    buckets.settle('a', 5, 45);
    expect(buckets.unreported('a')).toBe(0);
    buckets.take('a', 5);
    buckets.settle('a', 5, 60);
    // The caller has spent 10 here, and 40 and then 10 elsewhere.
    expect(Array.from({ length: 41 }, () => buckets.take('a')).filter((wait) => wait === 0)).toHaveLength(40);
  });

  it('treats a smaller total as the first of a new window', () => {
    const { buckets } = bucketsAt(1, 100);
    buckets.take('a', 10);
    buckets.settle('a', 10, 60);
    buckets.take('a', 10);
    buckets.settle('a', 10, 30);
    expect(Array.from({ length: 11 }, () => buckets.take('a')).filter((wait) => wait === 0)).toHaveLength(10);
  });
});
