import { useEffect, useMemo, useState, type ComponentType } from 'react';
import { useApp } from '../../platform/app-context.js';
import { useApiQuery } from '../../platform/api/use-api-query.js';
import { logFailure } from '../../platform/log-failure.js';
import { siteSettingsQuery } from '../site/get-site-settings.js';
import { needsConsent } from './needs-consent.js';

/** The question for consent, loaded after the page if a stored snippet waits for consent. */
export function ConsentPrompt() {
  const { api } = useApp();
  const { data: settings } = useApiQuery(siteSettingsQuery(api));
  const [Question, setQuestion] = useState<ComponentType>();
  const isNeeded = useMemo(() => settings !== undefined && needsConsent(settings), [settings]);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const load = (): void => {
      import('./consent-question.js').then(
        ({ ConsentQuestion }) => setQuestion(() => ConsentQuestion),
        logFailure,
      );
    };
    if (document.readyState === 'complete') {
      load();
      return undefined;
    }
    window.addEventListener('load', load, { once: true });
    return () => window.removeEventListener('load', load);
  }, [isNeeded]);
  return isNeeded && Question ? <Question /> : null;
}
