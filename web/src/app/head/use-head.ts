import { useEffect } from 'react';
import { siteSettingsQuery } from '../../features/site/api/get-site-settings.js';
import { useApiQuery } from '../api/use-api-query.js';
import { useApp } from '../app-context.js';
import { fullDescription, fullTitle, type PageHead } from './page-head.js';

/** Keeps the document's head true while the visitor moves between pages. The server writes the first one. */
export function useHead(head: PageHead | null): void {
  const { api, texts } = useApp();
  const { data: settings } = useApiQuery(siteSettingsQuery(api));
  const title = head && fullTitle(head, settings, texts);
  const description = head && fullDescription(head, settings);
  const canonical = head?.canonical ?? null;
  const noindex = head?.noindex ?? false;
  useEffect(() => {
    if (title === null || description === null) return;
    document.title = title;
    setMeta('description', description);
    setMeta('robots', noindex ? 'noindex' : null);
    setCanonical(canonical);
  }, [title, description, canonical, noindex]);
}

function setMeta(name: string, content: string | null): void {
  const existing = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === null) {
    existing?.remove();
    return;
  }
  const meta = existing ?? document.head.appendChild(document.createElement('meta'));
  meta.name = name;
  meta.content = content;
}

function setCanonical(path: string | null): void {
  const existing = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (path === null) {
    existing?.remove();
    return;
  }
  const link = existing ?? document.head.appendChild(document.createElement('link'));
  link.rel = 'canonical';
  link.href = new URL(path, existing?.href ?? location.href).href;
}
