import { useEffect, useState, type ComponentType } from 'react';
import { useApp } from '../../platform/app-context.js';
import { logFailure } from '../../platform/log-failure.js';

/**
 * Offers the page in the browser's language. On the client only, since a page is the same for everyone at its
 * address.
 */
export function LanguagePrompt() {
  const { language } = useApp();
  const [Offer, setOffer] = useState<ComponentType>();
  useEffect(() => {
    if (language !== null && navigator.language.startsWith(language)) return;
    import('./language-offer.js').then(({ LanguageOffer }) => setOffer(() => LanguageOffer), logFailure);
  }, [language]);
  return Offer && <Offer />;
}
