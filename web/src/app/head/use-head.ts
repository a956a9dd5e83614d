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
  const previous = head?.previous ?? null;
  const next = head?.next ?? null;
  const noindex = head?.noindex ?? false;
  useEffect(() => {
    if (title === null || description === null) return;
    document.title = title;
    setMeta('description', description);
    setMeta('robots', noindex ? 'noindex' : null);
    setLink('canonical', canonical);
    setLink('prev', previous);
    setLink('next', next);
  }, [title, description, canonical, previous, next, noindex]);
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

/** The server names its own origin in the canonical link; the others follow it. */
function setLink(rel: 'canonical' | 'prev' | 'next', path: string | null): void {
  const existing = document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
  if (path === null) {
    existing?.remove();
    return;
  }
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const origin = existing?.href ?? canonical?.href ?? location.href;
  const link = existing ?? document.head.appendChild(document.createElement('link'));
  link.rel = rel;
  link.href = new URL(path, origin).href;
}
