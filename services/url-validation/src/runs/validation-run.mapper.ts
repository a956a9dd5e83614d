import { isReachedGrade, websiteGrades } from '@gewerk/contracts';
import type { ValidationRun } from '@gewerk/contracts/bus';
import type { ValidationRunRecord } from './validation-run.schema.js';

export function toValidationRun(run: ValidationRunRecord): ValidationRun {
  const sum = (isCounted: (grade: (typeof websiteGrades)[number]) => boolean): number =>
    websiteGrades.filter(isCounted).reduce((total, grade) => total + (run.grades[grade] ?? 0), 0);
  const processed = sum(() => true);
  const valid = sum(isReachedGrade);
  return {
    id: run._id,
    state: run.state,
    isSelection: run.selection !== undefined,
    total: Math.max(run.total ?? 0, processed),
    processed,
    valid,
    invalid: processed - valid,
    grades: run.grades,
    createdAt: run.createdAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
    reportFile: run.reportFile,
    failure: run.failure,
    ...(run.fault && { fault: run.fault }),
  };
}
