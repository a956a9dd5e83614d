import type { ImportRun } from '@gewerk/contracts/bus';

/**
 * Rows per second since the start, and seconds until the end, both as whole numbers; null while it is too early to
 * estimate. `remaining` is also null while the total is unknown.
 */
export function importPace(
  run: Pick<ImportRun, 'startedAt' | 'processed' | 'total'>,
  now: number,
): { readonly rate: number | null; readonly remaining: number | null } {
  const seconds = run.startedAt === null ? 0 : (now - Date.parse(run.startedAt)) / 1_000;
  if (seconds < 1 || run.processed === 0) return { rate: null, remaining: null };
  const rate = run.processed / seconds;
  const left = run.total === null ? null : Math.max(0, run.total - run.processed);
  return { rate: Math.round(rate), remaining: left === null ? null : Math.ceil(left / rate) };
}
