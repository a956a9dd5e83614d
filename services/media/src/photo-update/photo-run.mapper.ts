import { photoOutcomes } from '@gewerk/contracts';
import type { PhotoRun } from '@gewerk/contracts/bus';
import type { PhotoRunRecord } from './photo-run.schema.js';

export const processedOf = (outcomes: PhotoRun['outcomes']): number =>
  photoOutcomes.reduce((sum, outcome) => sum + (outcomes[outcome] ?? 0), 0);

export function toPhotoRun(run: PhotoRunRecord): PhotoRun {
  const processed = processedOf(run.outcomes);
  return {
    id: run._id,
    state: run.state,
    isSelection: run.selection !== undefined,
    total: run.total === null ? null : Math.max(run.total, processed),
    processed,
    outcomes: run.outcomes,
    currentBusiness: run.currentBusiness,
    createdAt: run.createdAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
    failure: run.failure,
    ...(run.fault && { fault: run.fault }),
  };
}
