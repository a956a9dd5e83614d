import type { MigrationTimings } from '../migration-timings.js';

/** Short enough for tests that wait for a lease to expire. */
export const testTimings: MigrationTimings = {
  firstLook: 1,
  lookEvery: 20,
  lease: 4_000,
  firstRest: 50,
  longestRest: 200,
};
