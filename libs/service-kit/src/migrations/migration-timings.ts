/** In milliseconds. */
export interface MigrationTimings {
  /** From the application's start to the first look: readiness comes before. */
  firstLook: number;
  /** How often a process looks while something is pending. With `lease`, how soon it takes over from one that died. */
  lookEvery: number;
  lease: number;
  /** From the first failure to the second attempt; it doubles with each further one up to `longestRest`. */
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

/** How long a migration rests after so many failures, of which there is one at least. */
export const restAfter = (failures: number, { firstRest, longestRest }: MigrationTimings): number =>
  Math.min(firstRest * 2 ** (failures - 1), longestRest);
