import { memo } from 'react';
import { useLink, useApp } from '../../platform/app-context.js';
import { useApiQuery } from '../../platform/api/use-api-query.js';
import { footerColumns } from './site-links.js';
import { statsQuery } from '../directory/get-stats.js';
import { LanguageSelect } from './language-select.js';
import { Logo } from './logo.js';
import { SiteContact } from './site-contact.js';
import { SocialLinks } from './social-links.js';

/** Memoised, since it is the same on every page. */
export const SiteFooter = memo(function SiteFooter() {
  const { api, texts } = useApp();
  const { footer } = texts.common;
  const link = useLink();
  const { data: stats } = useApiQuery(statsQuery(api));
  return (
    <footer className="site-footer" lang={footer.lang}>
      <div className="wrap site-footer-row">
        <div className="site-footer-claim">
          <Logo />
          <p>{footer.claim(stats?.total ?? null)}</p>
          <SiteContact />
          <LanguageSelect id="site-language" />
        </div>
        {footerColumns.map(({ title, links }) => (
          <nav key={title} aria-label={footer[title]}>
            <h2>{footer[title]}</h2>
            <ul>
              {links.map(({ text, path }) => (
                <li key={path}>
                  <a href={link(path)}>{footer[text]}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <nav aria-label={footer.social}>
          <h2>{footer.social}</h2>
          <SocialLinks />
        </nav>
      </div>
    </footer>
  );
});
