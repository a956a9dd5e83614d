import { useEffect, useMemo, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../platform/app-context.js';
import { useApiQuery } from '../../platform/api/use-api-query.js';
import { useIsHydrating } from '../../platform/hydration.js';
import { logFailure } from '../../platform/log-failure.js';
import { paths } from '../../platform/paths.js';
import type { Language } from '../../texts/catalogues.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { siteSettingsQuery } from '../site/get-site-settings.js';
import { needsConsent } from './consent-mark.js';
import { useConsent } from './consent-store.js';

/**
 * The consent banner, loaded after the page if a stored snippet waits for consent; not on the cookie page, which
 * has its own form.
 */
export function ConsentPrompt() {
  const { api, language } = useApp();
  const { data: settings } = useApiQuery(siteSettingsQuery(api));
  const { decidedBy } = useConsent();
  const isHydrating = useIsHydrating();
  const { pathname } = useLocation();
  const [Banner, setBanner] = useState<ComponentType | null>(null);
  const isNeeded = useMemo(() => settings !== undefined && needsConsent(settings), [settings]);
  const asks = isNeeded && !isHydrating && decidedBy === null && pathname !== paths.cookies;
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
