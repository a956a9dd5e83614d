import { useQuery } from '@tanstack/react-query';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { SecuritySection } from '../security/security-section.js';
import { settingsQuery } from '../settings/api.js';
import { SettingsForm } from '../settings/settings-form.js';
import { SiteIdentitySection } from '../settings/site-identity-section.js';
import { SettingsHistory } from '../settings/settings-history.js';
import '../settings/settings.css';

export default function SettingsTab() {
  const { settings: texts } = usePageTexts('admin');
  const loaded = useQuery(settingsQuery);
  return (
    <>
      <h1>{texts.title}</h1>
      {loaded.isPending && <p role="status">{texts.loading}</p>}
      {loaded.isError && !loaded.data && (
        <div role="alert" className="panel-card">
          <h2>{texts.loadFailed}</h2>
          <p>{texts.loadFailedText}</p>
        </div>
      )}
      {loaded.data && (
        <>
          <SettingsForm loaded={loaded.data} />
          <SettingsHistory current={loaded.data} />
        </>
      )}
      <SiteIdentitySection />
      <SecuritySection />
    </>
  );
}
