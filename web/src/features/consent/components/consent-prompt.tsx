import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../../app/app-context.js';
import { useIsHydrating } from '../../../app/hydration.js';
import { logFailure } from '../../../app/log-failure.js';
import { paths } from '../../../app/paths.js';
import type { Language } from '../../../texts/catalogues.js';
import { loadPageTexts } from '../../../texts/page-texts.js';
import { useConsent } from '../consent-store.js';

/**
 * Asks a visitor who has not chosen yet, once the page is there: neither the cached document nor its first scripts hold
 * the question. Not on the cookie page, which is the question itself.
 */
export function ConsentPrompt() {
  const { language } = useApp();
  const { decidedBy } = useConsent();
  const isHydrating = useIsHydrating();
  const { pathname } = useLocation();
  const [Banner, setBanner] = useState<ComponentType | null>(null);
  const asks = !isHydrating && decidedBy === null && pathname !== paths.cookies;
  useEffect(() => {
    if (!asks) return undefined;
    const show = (): void => {
      loadBanner(language).then((loaded) => setBanner(() => loaded), logFailure);
    };
    if (document.readyState === 'complete') {
      show();
      return undefined;
    }
    window.addEventListener('load', show, { once: true });
    return () => window.removeEventListener('load', show);
  }, [asks, language]);
  return asks && Banner ? <Banner /> : null;
}

async function loadBanner(language: Language | null): Promise<ComponentType> {
  const [{ ConsentBanner }] = await Promise.all([
    import('./consent-banner.js'),
    loadPageTexts('consent', language),
  ]);
  return ConsentBanner;
}
