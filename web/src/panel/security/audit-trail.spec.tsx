import { screen } from '@testing-library/react';
import { showInPanel } from '../../../test/show-in-panel.js';
import { AuditTrail } from './audit-trail.js';

it('the audit trail describes bulk changes and exports in words, and shows an unknown subject unchanged', async () => {
  const entry = (id: string, action: string, subject: string) => ({
    ...{ id, action, subject, at: '2026-11-27T01:00:00.000Z', address: '127.0.0.1' },
    ...{ account: 'ada', accountName: 'Ada' },
  });
  await showInPanel(<AuditTrail />, {
    '/api/admin/audit': {
      entries: [
        entry('a', 'startBulkChange', '12431 set businessStatus city'),
        entry('b', 'undoBulkChange', '3 delete'),
        entry('d', 'exportBusinesses', 'range'),
        entry('c', 'undoBulkChange', '02ef3321-84fe-40f7-8001-f7d4ab5f21d5'),
      ],
      next: null,
    },
    '/api/admin/accounts': { accounts: [] },
  });
  expect(await screen.findByText('Değer ata: Durum, Şehir (12.431)')).toBeTruthy();
  expect(screen.getByText('Sil (3)')).toBeTruthy();
  expect(screen.getByText('Aralık')).toBeTruthy();
  expect(screen.getByText('02ef3321-84fe-40f7-8001-f7d4ab5f21d5')).toBeTruthy();
});
