import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { type SettingsPage, settingsPages } from '../kit/pages/page-address.js';
import { PagesOfTab } from '../kit/pages/pages-of-tab.js';
import { AuditTrail } from '../security/audit-trail.js';
import { ChangePassword } from '../security/change-password.js';
import { type LoadedSettings, settingsQuery } from '../settings/api.js';
import { SettingsForm } from '../settings/settings-form.js';
import { SettingsHistory } from '../settings/settings-history.js';
import { SiteIdentitySection } from '../settings/site-identity-section.js';
import '../settings/settings.css';

/** The settings, divided into pages, each with its own URL. */
export default function SettingsTab() {
  const { settings: texts } = usePageTexts('admin');
  return (
    <>
      <h1>{texts.title}</h1>
      <PagesOfTab of={settingsPages} title={texts.title} names={texts.pages}>
        {(page) => <Page page={page} />}
      </PagesOfTab>
    </>
  );
}

function Page({ page }: { readonly page: SettingsPage }) {
  if (page === 'site') return <SiteIdentitySection />;
  if (page === 'audit') return <AuditTrail />;
  if (page === 'password')
    return (
      <section className="panel-section">
        <ChangePassword />
      </section>
    );
  return (
    <OfEight>
      {(loaded) =>
        page === 'code' ? <SettingsForm loaded={loaded} /> : <SettingsHistory current={loaded} />
      }
    </OfEight>
  );
}

/** Loads the eight settings and renders the part that needs them. */
function OfEight({ children }: { readonly children: (loaded: LoadedSettings) => ReactNode }) {
  const { settings: texts } = usePageTexts('admin');
  const loaded = useQuery(settingsQuery);
  if (loaded.isPending) return <p role="status">{texts.loading}</p>;
  if (loaded.data) return children(loaded.data);
  return (
    <div role="alert" className="panel-card">
      <h2>{texts.loadFailed}</h2>
      <p>{texts.loadFailedText}</p>
    </div>
  );
}
