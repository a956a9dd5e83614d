import { useQuery } from '@tanstack/react-query';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { siteIdentityQuery } from './site-api.js';
import { SiteNameForm } from './site-name-form.js';
import { SiteNameHistory } from './site-name-history.js';

/** What the site calls itself. */
export function SiteIdentitySection() {
  const { site: texts } = usePageTexts('admin').settings;
  const stored = useQuery(siteIdentityQuery);
  return (
    <section className="panel-section" aria-labelledby="site-identity-title">
      <h2 id="site-identity-title">{texts.title}</h2>
      <p className="panel-hint">{texts.intro}</p>
      {stored.isError && !stored.data && <p role="alert">{texts.loadFailed}</p>}
      {stored.data && (
        <>
          <SiteNameForm stored={stored.data} />
          <SiteNameHistory stored={stored.data} />
        </>
      )}
    </section>
  );
}
