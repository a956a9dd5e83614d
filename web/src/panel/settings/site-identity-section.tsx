import { useQuery } from '@tanstack/react-query';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { Reading } from '../kit/lists/reading.js';
import { siteIdentityQuery } from './site-api.js';
import { SiteIdentityForm } from './site-identity-form.js';
import { SiteHistory } from './site-history.js';
import './site.css';

/** The site's name, appearance and contact details. */
export function SiteIdentitySection() {
  const { site: texts } = usePageTexts('admin').settings;
  const stored = useQuery(siteIdentityQuery);
  return (
    <section className="panel-section" aria-labelledby="site-identity-title">
      <h2 id="site-identity-title">{texts.title}</h2>
      <p className="panel-hint">{texts.intro}</p>
      <Reading of={stored} failed={texts.loadFailed} />
      {stored.data && (
        <>
          <SiteIdentityForm stored={stored.data} />
          <SiteHistory stored={stored.data} />
        </>
      )}
    </section>
  );
}
