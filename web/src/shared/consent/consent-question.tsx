import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../platform/app-context.js';
import { logFailure } from '../../platform/log-failure.js';
import { paths } from '../../platform/paths.js';
import type { Language } from '../../texts/catalogues.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { useConsent } from './consent-store.js';

/**
 * Shows the consent banner while the visitor has not decided, except on the cookie page, which has its own form.
 */
export function ConsentQuestion() {
  const { language } = useApp();
  const { decidedBy } = useConsent();
  const { pathname } = useLocation();
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadBanner>>>();
  const asks = decidedBy === null && pathname !== paths.cookies;
  useEffect(() => {
    if (asks) loadBanner(language).then(setLoaded, logFailure);
  }, [asks, language]);
  return asks && loaded?.language === language ? <loaded.Banner /> : null;
}

/** Loads the banner and its texts in `language`. */
async function loadBanner(language: Language | null) {
  const [{ ConsentBanner: Banner }] = await Promise.all([
    import('./consent-banner.js'),
    loadPageTexts('consent', language),
  ]);
  return { Banner, language };
}
