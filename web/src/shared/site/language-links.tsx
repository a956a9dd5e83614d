import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { namedLanguage, useApp } from '../../platform/app-context.js';
import { addressIn, rememberLanguage } from '../../platform/remembered-language.js';
import { isLanguage, languages } from '../../texts/catalogues.js';

/**
 * Links to the page in each language, and to the original if URLs without `lang` show it. The chosen language is
 * remembered on this device.
 */
export function LanguageLinks() {
  const { texts, language: shown, startLanguage = null } = useApp();
  const { language: labels } = texts.common;
  const location = useLocation();
  function choose(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    // Load the whole page, since every text changes.
    event.preventDefault();
    const { hreflang, href } = event.currentTarget;
    rememberLanguage(isLanguage(hreflang) ? hreflang : null);
    window.location.assign(href);
  }
  return (
    <ul className="site-languages">
      {Object.entries(languages).map(([code, name]) => (
        <li key={code}>
          <a
            href={
              isLanguage(code)
                ? addressIn(namedLanguage(code, startLanguage), { ...location, hash: '' })
                : undefined
            }
            hrefLang={code}
            lang={code}
            aria-current={code === shown ? 'true' : undefined}
            onClick={choose}
          >
            {code.toUpperCase()}
            <span className="visually-hidden"> {name}</span>
          </a>
        </li>
      ))}
      {startLanguage === null && (
        <li>
          <a
            href={addressIn(null, { ...location, hash: '' })}
            lang={labels.lang}
            title={labels.mixed}
            aria-label={labels.mixed}
            aria-current={shown === null ? 'true' : undefined}
            onClick={choose}
          >
            {labels.original}
          </a>
        </li>
      )}
    </ul>
  );
}
