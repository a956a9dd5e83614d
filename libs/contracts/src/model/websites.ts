/** Result of checking a business's website. */
export const websiteGrades = [
  'valid',
  /** The website has moved permanently; the new address is offered. */
  'moved',
  'certificate-problem',
  'client-error',
  'server-error',
  'time-out',
  'no-such-host',
  /** Not on the public internet, not a web address, or not a web port: it was not requested. */
  'blocked-address',
  'parked',
  /** No server listens, the connection broke, or the response was not HTTP. */
  'unreachable',
  'redirect-loop',
] as const;
export type WebsiteGrade = (typeof websiteGrades)[number];

/** Grades of websites that a visitor still reaches. */
export const isReachedGrade = (grade: WebsiteGrade): boolean => grade === 'valid' || grade === 'moved';

/** Filter values of the panel's list: the result of the last website check, or that there was none. */
export const websiteStates = ['reached', 'not-reached', 'unchecked', 'none', ...websiteGrades] as const;
export type WebsiteState = (typeof websiteStates)[number];

/** The grade of a business's website at its last check; `unchecked` before the first, `none` without a website. */
export const knownGrades = ['none', 'unchecked', ...websiteGrades] as const;
export type KnownGrade = (typeof knownGrades)[number];

/** The grades that a filter value stands for. */
export function gradesOf(state: WebsiteState): readonly KnownGrade[] {
  if (state === 'reached') return websiteGrades.filter(isReachedGrade);
  if (state === 'not-reached') return websiteGrades.filter((grade) => !isReachedGrade(grade));
  return [state];
}

/** States of a check of all websites. */
export const validationStates = ['queued', 'running', 'completed', 'stopped', 'failed'] as const;

/** Formats of the report of a check. */
export const reportFormats = ['xlsx', 'csv'] as const;
export type ReportFormat = (typeof reportFormats)[number];
