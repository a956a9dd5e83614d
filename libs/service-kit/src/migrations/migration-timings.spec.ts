import { MIGRATION_TIMINGS, restAfter } from './migration-timings.js';

it('a failed migration is retried at growing intervals of at most ten minutes', () => {
  const rests = [1, 2, 3, 6, 7, 50].map((failures) => restAfter(failures, MIGRATION_TIMINGS) / 1_000);
  expect(rests).toEqual([10, 20, 40, 320, 600, 600]);
});
