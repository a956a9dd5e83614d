import { askedAudit, noAuditFilter } from './audit-filter.js';

describe('the filter of the audit trail', () => {
  it('sends no parameters if nothing is selected', () => {
    expect(askedAudit(noAuditFilter)).toEqual({});
  });

  it('covers both days completely, in the operator’s time zone', () => {
    const {
      since = '',
      until = '',
      ...others
    } = askedAudit({
      ...{ account: 'owner', action: 'login', from: '2026-11-30', to: '2026-11-30' },
    });
    expect(others).toEqual({ account: 'owner', action: 'login' });
    expect([new Date(since).getHours(), new Date(since).getDate()]).toEqual([0, 30]);
    expect([new Date(until).getHours(), new Date(until).getMonth()]).toEqual([0, 11]);
  });
});
