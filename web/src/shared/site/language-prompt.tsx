import { useEffect, useState, type ComponentType } from 'react';
import { useApp } from '../../platform/app-context.js';
import { logFailure } from '../../platform/log-failure.js';

/**
 * Offers the page in the browser's language. The offer is made on the client only, since the server sends everyone
 * the same page for a URL.
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
