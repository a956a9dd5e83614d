/** In milliseconds. */
export interface MigrationTimings {
  /** Time from the start of a ready process to its first check. */
  firstLook: number;
  /**
   * Interval of checks while migrations are pending; together with `lease`, this determines how soon a dead
   * process is replaced.
   */
  lookEvery: number;
  lease: number;
  /** Wait after the first failure; doubles with each further one up to `longestRest`. */
  firstRest: number;
  longestRest: number;
}

export const MIGRATION_TIMINGS: MigrationTimings = {
  firstLook: 1_000,
  lookEvery: 10_000,
  lease: 20_000,
  firstRest: 10_000,
  longestRest: 600_000,
};

/** Wait after this many failures, at least one. */
export const restAfter = (failures: number, { firstRest, longestRest }: MigrationTimings): number =>
  Math.min(firstRest * 2 ** (failures - 1), longestRest);
