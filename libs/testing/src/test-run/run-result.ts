export interface RunResult {
  passed: number;
  failed: number;
  skipped: number;
  /** Full titles of the passed tests: the titles of their groups and their own. */
  passedTitles: string[];
  /**
   * Why the runner's result cannot be trusted, e.g. because it exited before it reported; undefined if it can.
   */
  crash?: string;
}

/** Sums over runners; a runner that crashed counts as one failed test. */
export function totalOf(results: readonly RunResult[]): { passed: number; failed: number; skipped: number } {
  const sum = (of: (result: RunResult) => number): number =>
    results.reduce((total, result) => total + of(result), 0);
  return {
    passed: sum((result) => result.passed),
    failed: sum((result) => result.failed + (result.crash === undefined ? 0 : 1)),
    skipped: sum((result) => result.skipped),
  };
}
