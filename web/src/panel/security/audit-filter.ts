/** What the audit trail is narrowed by; '' narrows nothing. Days are `YYYY-MM-DD` of the device. */
export interface AuditFilter {
  readonly account: string;
  readonly action: string;
  readonly from: string;
  readonly to: string;
}

export const noAuditFilter: AuditFilter = { account: '', action: '', from: '', to: '' };

/** As the call takes it: both days whole, from midnight to midnight where the operator is. */
export function askedAudit({ account, action, from, to }: AuditFilter): Record<string, string> {
  const given = { account, action, since: midnight(from, 0), until: midnight(to, 1) };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}

function midnight(day: string, later: number): string {
  const [year, month, date] = day.split('-').map(Number);
  if (!year || !month || !date) return '';
  return new Date(year, month - 1, date + later).toISOString();
}
