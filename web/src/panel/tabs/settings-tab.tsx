import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLink } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { isTabOf } from '../kit/panel-address.js';
import { settingsPageAt, settingsPages, settingsPath, type SettingsPage } from '../kit/settings-address.js';
import { AuditTrail } from '../security/audit-trail.js';
import { ChangePassword } from '../security/change-password.js';
import { type LoadedSettings, settingsQuery } from '../settings/api.js';
import { SettingsForm } from '../settings/settings-form.js';
import { SettingsHistory } from '../settings/settings-history.js';
import { SiteIdentitySection } from '../settings/site-identity-section.js';
import '../settings/settings.css';

/** The settings, in pages with an address each. A page that was opened stays mounted and keeps what is typed. */
export default function SettingsTab() {
  const { settings: texts } = usePageTexts('admin');
  const { search } = useLocation();
  const link = useLink();
  const [shown, setShown] = useState(() => settingsPageAt(search));
  const wanted = isTabOf(search, 'settings') ? settingsPageAt(search) : shown;
  if (wanted !== shown) setShown(wanted);
  const [opened, setOpened] = useState<ReadonlySet<SettingsPage>>(() => new Set([wanted]));
  if (!opened.has(wanted)) setOpened(new Set([...opened, wanted]));
  return (
    <>
      <h1>{texts.title}</h1>
      <nav aria-label={texts.title}>
        <ul className="panel-pages">
          {settingsPages.map((page) => (
            <li key={page}>
              <a href={link(settingsPath(page))} aria-current={page === wanted ? 'page' : undefined}>
                {texts.pages[page]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {[...opened].map((page) => (
        <div key={page} className="panel-tab" hidden={page !== wanted}>
          <Page page={page} />
        </div>
      ))}
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

/** What needs the eight settings. */
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
