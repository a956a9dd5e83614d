/** What a business's website turned out to be. */
export const websiteGrades = [
  'valid',
  /** It has moved permanently; the new address is offered. */
  'moved',
  'certificate-problem',
  'client-error',
  'server-error',
  'time-out',
  'no-such-host',
  /** Not on the public internet, no web address or no web port: it was not asked. */
  'blocked-address',
  'parked',
  /** Nobody listens, the connection broke off, or what came was not HTTP. */
  'unreachable',
  'redirect-loop',
] as const;
export type WebsiteGrade = (typeof websiteGrades)[number];

/** Grades of websites that a visitor still reaches. */
export const isReachedGrade = (grade: WebsiteGrade): boolean => grade === 'valid' || grade === 'moved';

/** Where a check of all websites is. */
export const validationStates = ['queued', 'running', 'completed', 'stopped', 'failed'] as const;

/** Formats of the report of a check. */
export const reportFormats = ['xlsx', 'csv'] as const;
export type ReportFormat = (typeof reportFormats)[number];
