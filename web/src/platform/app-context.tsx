import { defaultSiteIdentity, type SiteIdentity } from '@gewerk/contracts';
import { createContext, useContext } from 'react';
import type { Language } from '../texts/catalogues.js';
import type { Texts } from '../texts/catalogue-types.js';
import type { Api } from './api/api.js';
import type { PlainForm } from './render-contract.js';

export interface AppContextValue {
  readonly api: Api;
  readonly texts: Texts;
  /** Catalogue of the page; null for the default one. */
  readonly language: Language | null;
  /** That of addresses which name none; the default one where it is missing. */
  readonly startLanguage?: Language | null;
  /** Milliseconds since the epoch at the server's rendering, so that the browser's first paint is the same. */
  readonly renderedAt: number;
  /** The site's origin where the panel has a separate host; missing where both are on one. */
  readonly siteOrigin?: string | null;
  /** What the site calls itself and looks like; as by default where it is missing. */
  readonly site?: SiteIdentity;
  /** The form that this page answers; on the server only. */
  readonly sent?: PlainForm | undefined;
}

export const AppContext = createContext<AppContextValue | null>(null);

/** The surroundings of the app. Throws outside of {@link AppContext}. */
export function useApp(): AppContextValue {
  const value = useContext(AppContext);
  if (!value) throw new Error('useApp needs an AppContext above it');
  return value;
}

export const useTexts = (): Texts => useApp().texts;

export const useSite = (): SiteIdentity => useApp().site ?? defaultSiteIdentity;

/** What an address says for a page in this language: nothing for the language that addresses without one have. */
export const namedLanguage = (language: Language | null, startLanguage?: Language | null): Language | null =>
  language === startLanguage ? null : language;

/** The language that links of this page name; null for none. */
export function useNamedLanguage(): Language | null {
  const { language, startLanguage } = useApp();
  return namedLanguage(language, startLanguage);
}

/** Adds the named language to a path on this site, before what the path says of a place within the page. */
export function localized(path: string, language: Language | null): string {
  if (language === null) return path;
  const [page = '', ...place] = path.split('#');
  const named = `${page}${page.includes('?') ? '&' : '?'}lang=${encodeURIComponent(language)}`;
  return [named, ...place].join('#');
}

/** {@link useLink} for a page of the site, which may be on another host than the panel. */
export function useSiteLink(): (path: string) => string {
  const { siteOrigin } = useApp();
  const link = useLink();
  return (path) => `${siteOrigin ?? ''}${link(path)}`;
}

export function useLink(): (path: string) => string {
  const language = useNamedLanguage();
  return (path) => localized(path, language);
}
