/** What one runner made of its tests. */
export interface RunResult {
  passed: number;
  failed: number;
  skipped: number;
  /** Full titles of the tests that passed: the groups' titles and their own. */
  passedTitles: string[];
  /** Why the runner itself is not to be trusted, e.g. that it ended before it had reported; undefined when it is. */
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
