import { useEffect, useRef } from 'react';
import { useApp } from '../../platform/app-context.js';
import { useApiQuery } from '../../platform/api/use-api-query.js';
import { logFailure } from '../../platform/log-failure.js';
import { siteSettingsQuery } from './get-site-settings.js';

/**
 * Runs the scripts of the operator's head and footer code, once per document; the module for this is loaded only if one
 * of the two is set.
 */
export function SiteSnippets() {
  const { api } = useApp();
  const { data: settings } = useApiQuery(siteSettingsQuery(api));
  const hasRun = useRef(false);
  useEffect(() => {
    if (!settings || hasRun.current) return;
    hasRun.current = true;
    const { head_code: head, footer_code: footer } = settings;
    if (`${head}${footer}`.trim() !== '') run(head, footer).catch(logFailure);
  }, [settings]);
  return null;
}

async function run(head: string, footer: string): Promise<void> {
  const { runSiteSnippets } = await import('../snippets/run-site-snippets.js');
  await runSiteSnippets(head, footer);
}
