import { defaultSiteIdentity, type SiteIdentity } from '@gewerk/contracts';
import { createContext, useContext } from 'react';
import type { Language } from '../texts/catalogues.js';
import type { Texts } from '../texts/catalogue-types.js';
import type { Api } from './api/api.js';
import type { PlainForm } from './render-contract.js';

export interface AppContextValue {
  readonly api: Api;
  readonly texts: Texts;
  /** The page's catalogue; null for the default one. */
  readonly language: Language | null;
  /** Language of URLs without `lang`; the default catalogue if missing. */
  readonly startLanguage?: Language | null;
  /**
   * Time at which the server rendered the page, in milliseconds since the epoch, so that the browser's first
   * render is the same.
   */
  readonly renderedAt: number;
  /** The site's origin if the panel has a separate host; otherwise missing. */
  readonly siteOrigin?: string | null;
  /** The site's name and appearance; the default if missing. */
  readonly site?: SiteIdentity;
  /** The form to which this page is the response; on the server only. */
  readonly sent?: PlainForm | undefined;
}

export const AppContext = createContext<AppContextValue | null>(null);

/** The context of the app. Throws outside {@link AppContext}. */
export function useApp(): AppContextValue {
  const value = useContext(AppContext);
  if (!value) throw new Error('useApp needs an AppContext above it');
  return value;
}

export const useTexts = (): Texts => useApp().texts;

export const useSite = (): SiteIdentity => useApp().site ?? defaultSiteIdentity;

/** The language that the URL of a page must contain; null if the page is in the language of URLs without `lang`. */
export const namedLanguage = (language: Language | null, startLanguage?: Language | null): Language | null =>
  language === startLanguage ? null : language;

/** The language that links on this page must contain; null for none. */
export function useNamedLanguage(): Language | null {
  const { language, startLanguage } = useApp();
  return namedLanguage(language, startLanguage);
}

/** Adds the language to a path on this site, before its fragment. */
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
