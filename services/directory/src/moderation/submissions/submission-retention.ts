import { RETENTION_DAYS } from '@gewerk/contracts/limits';

const DAY_MS = 86_400_000;

/** When a decided submission, which contains personal data, is deleted. */
export function expiryOf(state: 'approved' | 'rejected' | 'merged', decidedAt: Date): Date {
  const days = state === 'rejected' ? RETENTION_DAYS.rejectedSubmission : RETENTION_DAYS.acceptedSubmission;
  return new Date(decidedAt.getTime() + days * DAY_MS);
}
