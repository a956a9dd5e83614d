import { MIGRATION_TIMINGS, restAfter } from './migration-timings.js';

it('a migration that fails is tried again later each time, at least every ten minutes', () => {
  const rests = [1, 2, 3, 6, 7, 50].map((failures) => restAfter(failures, MIGRATION_TIMINGS) / 1_000);
  expect(rests).toEqual([10, 20, 40, 320, 600, 600]);
});
