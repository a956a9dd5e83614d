import { HISTORY } from '@gewerk/contracts/limits';
import type { BusinessRecord } from '../../record/index.js';
import { type ChangeSource, runOf } from './history-entry.js';

/** A business that a run created does not also count as changed by it. */
export function changedByRun(
  { changedBy = [], source }: BusinessRecord,
  by: ChangeSource,
): Pick<BusinessRecord, 'changedBy'> {
  const run = runOf(by);
  if (run === undefined || run === source.runId || changedBy.includes(run)) return {};
  return { changedBy: [...changedBy, run].slice(-HISTORY.runs) };
}
