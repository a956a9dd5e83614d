import { useEffect, useRef } from 'react';
import { useApp } from '../../../app/app-context.js';
import { useApiQuery } from '../../../app/api/use-api-query.js';
import { siteSettingsQuery } from '../api/get-site-settings.js';
import { applyStyleAttributes, runSnippet } from '../snippets/run-snippet.js';

/** Runs the scripts of the owner's head and footer code, once a document; the server wrote their markup. */
export function SiteSnippets() {
  const { api } = useApp();
  const { data: settings } = useApiQuery(siteSettingsQuery(api));
  const hasRun = useRef(false);
  useEffect(() => {
    if (!settings || hasRun.current) return;
    hasRun.current = true;
    applyStyleAttributes(document.body);
    void runSnippet(settings.head_code, document.head).then(() =>
      runSnippet(settings.footer_code, document.body),
    );
  }, [settings]);
  return null;
}
