/**
 * Filters of the audit trail; a filter that is '' is not applied. Days are `YYYY-MM-DD` in the device's time zone.
 */
export interface AuditFilter {
  readonly account: string;
  readonly action: string;
  readonly from: string;
  readonly to: string;
}

export const noAuditFilter: AuditFilter = { account: '', action: '', from: '', to: '' };

/** The filters as query parameters: whole days, from midnight to midnight in the device's time zone. */
export function askedAudit({ account, action, from, to }: AuditFilter): Record<string, string> {
  const given = { account, action, since: midnight(from, 0), until: midnight(to, 1) };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}

function midnight(day: string, later: number): string {
  const [year, month, date] = day.split('-').map(Number);
  if (!year || !month || !date) return '';
  return new Date(year, month - 1, date + later).toISOString();
}
