import { useEffect } from 'react';
import { siteSettingsQuery } from './site/get-site-settings.js';
import { useApiQuery } from '../platform/api/use-api-query.js';
import { localized, useApp, useNamedLanguage } from '../platform/app-context.js';
import { alternateNames, languageAlternates } from '../platform/head/language-alternates.js';
import { fullDescription, fullTitle, type PageHead } from '../platform/head/page-head.js';

/** Updates the document's head on navigation; the server writes the first one. */
export function useHead(head: PageHead | null): void {
  const { api, texts, startLanguage = null } = useApp();
  const named = useNamedLanguage();
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
    const own = (path: string | null) => path && localized(path, named);
    setLink('link[rel="canonical"]', { rel: 'canonical' }, own(canonical));
    setLink('link[rel="prev"]', { rel: 'prev' }, own(previous));
    setLink('link[rel="next"]', { rel: 'next' }, own(next));
    const alternates = new Map(languageAlternates({ canonical, noindex }, startLanguage));
    for (const hreflang of alternateNames) {
      const selector = `link[rel="alternate"][hreflang="${hreflang}"]`;
      setLink(selector, { rel: 'alternate', hreflang }, alternates.get(hreflang) ?? null);
    }
  }, [title, description, canonical, previous, next, noindex, named, startLanguage]);
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

/** Adds, changes or removes a link element; the origin is taken from the canonical link that the server wrote. */
function setLink(
  selector: string,
  attributes: { readonly rel: string; readonly hreflang?: string },
  path: string | null,
): void {
  const existing = document.head.querySelector<HTMLLinkElement>(selector);
  if (path === null) {
    existing?.remove();
    return;
  }
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const origin = existing?.href ?? canonical?.href ?? location.href;
  const link = existing ?? document.head.appendChild(document.createElement('link'));
  Object.assign(link, attributes);
  link.href = new URL(path, origin).href;
}
