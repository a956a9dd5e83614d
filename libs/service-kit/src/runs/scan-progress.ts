/** Progress of a scan; for {@link HeldRun.changes}. */
export class ScanProgress<Result extends string> {
  /** Number of records by result; zeros are missing. */
  readonly counts: Partial<Record<Result, number>>;
  /** Name of the current record. */
  current: string | null = null;
  /** Last record up to which all results are stored; null before the first since the run was resumed. */
  passed: string | null = null;

  /** @param counts how many records already have each result */
  constructor(counts: Partial<Record<Result, number>>) {
    this.counts = { ...counts };
  }

  add(result: Result): void {
    this.counts[result] = (this.counts[result] ?? 0) + 1;
  }
}
