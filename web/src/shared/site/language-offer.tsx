import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { namedLanguage, useApp } from '../../platform/app-context.js';
import { addressIn, rememberLanguage } from '../../platform/remembered-language.js';
import { languageOffers } from '../../texts/language-offers.js';
import { Icon } from '../../ui/icons/icon.js';
import { languageToOffer } from './language-to-offer.js';

/**
 * Offers the page in another language, at the bottom of the window and worded in that language. When the offer
 * appears, it neither takes the focus nor shifts anything.
 */
export function LanguageOffer() {
  const { language: shown, startLanguage = null } = useApp();
  const [language, setLanguage] = useState(() => languageToOffer(shown));
  const location = useLocation();
  if (language === null) return null;
  const texts = languageOffers[language];
  function decline(): void {
    rememberLanguage(null);
    setLanguage(null);
    // The focused button has been removed.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }
  return (
    <aside className="language-offer" aria-label={texts.label} lang={language} data-nosnippet="">
      <a
        href={addressIn(namedLanguage(language, startLanguage), location)}
        hrefLang={language}
        // Load the whole page, since every text changes.
        target="_self"
        onClick={() => rememberLanguage(language)}
      >
        {texts.open}
      </a>
      <button type="button" aria-label={texts.close} title={texts.close} onClick={decline}>
        <Icon name="close" size={18} />
      </button>
    </aside>
  );
}
