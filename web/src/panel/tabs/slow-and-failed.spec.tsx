import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { showInPanel } from '../../../test/show-in-panel.js';
import { AccountList } from '../accounts/account-list.js';
import { OwnSessions } from '../accounts/own-sessions.js';
import { BusinessList } from '../dashboard/business-list.js';
import { ImportSchedules } from '../imports/schedules/import-schedules.js';
import { HandClaims } from '../inbox/hand-claims.js';
import { MailList } from '../inbox/mail-list.js';
import { MessageList } from '../inbox/message-list.js';
import { AliasDomains } from '../redirects/alias-domains.js';
import RedirectsTab from '../redirects/redirects-tab.js';
import { ReportQueue } from '../reports/report-queue.js';
import { AuditTrail } from '../security/audit-trail.js';
import { SiteIdentitySection } from '../settings/site-identity-section.js';
import { Synonyms } from '../statistics/synonyms.js';
import { SubmissionQueue } from '../submissions/submission-queue.js';
import { SuppressionList } from '../suppressions/suppression-list.js';
import UrlValidation from '../url-validation/url-validation.js';

const LOADING = /yükleniyor/i;

const parts: readonly (readonly [name: string, path: string, part: ReactNode])[] = [
  ['accounts', '/api/admin/accounts', <AccountList key="" />],
  ['sessions', '/api/admin/sessions', <OwnSessions key="" />],
  ['the list', '/api/admin/businesses', <BusinessList key="" below={() => null} />],
  ['scheduled imports', '/api/admin/import-schedules', <ImportSchedules key="" />],
  ['requests by hand', '/api/admin/claims', <HandClaims key="" />],
  ['mails', '/api/admin/mails', <MailList key="" />],
  ['messages', '/api/admin/messages', <MessageList key="" />],
  ['alias domains', '/api/admin/alias-domains', <AliasDomains key="" />],
  ['redirects', '/api/admin/redirect-stats', <RedirectsTab key="" />],
  ['reports', '/api/admin/reports', <ReportQueue key="" />],
  ['the audit trail', '/api/admin/audit', <AuditTrail key="" />],
  ['the site', '/api/admin/site', <SiteIdentitySection key="" />],
  ['synonyms', '/api/admin/synonyms', <Synonyms key="" />],
  ['submissions', '/api/admin/submissions', <SubmissionQueue key="" />],
  ['suppressions', '/api/admin/suppressions', <SuppressionList key="" />],
  ['website checks', '/api/admin/validation-status', <UrlValidation key="" />],
];

const loadingNotes = () => screen.queryAllByRole('status').filter((note) => LOADING.test(note.textContent));

describe('a part of the panel', () => {
  it.each(parts)('shows that it is loading while the response is pending: %s', async (_name, path, part) => {
    await showInPanel(part, { [path]: () => new Promise(() => undefined) });
    await waitFor(() => expect(loadingNotes().length).toBeGreaterThan(0));
  });

  it.each(parts)(
    'shows an error instead of loading once it could not be loaded: %s',
    async (_name, _path, part) => {
      const queries = await showInPanel(part, {});
      expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
      await waitFor(() => expect(queries.isFetching()).toBe(0));
      expect(loadingNotes()).toEqual([]);
    },
  );
});
