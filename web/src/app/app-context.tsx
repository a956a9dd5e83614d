import { createContext, useContext } from 'react';
import type { Language, Texts } from '../texts/catalogues.js';
import type { Api } from './api/fetch-json.js';

/** What every component may ask for. */
export interface AppContextValue {
  readonly api: Api;
  readonly texts: Texts;
  /** Catalogue named in the address, kept by every link; null for the default one. */
  readonly language: Language | null;
  /** Milliseconds since the epoch at which the server rendered, so that the first paint in the browser says the same. */
  readonly renderedAt: number;
}

export const AppContext = createContext<AppContextValue | null>(null);

/** The surroundings of the app. Throws outside of {@link AppContext}. */
export function useApp(): AppContextValue {
  const value = useContext(AppContext);
  if (!value) throw new Error('useApp needs an AppContext above it');
  return value;
}

/** The selected texts. */
export const useTexts = (): Texts => useApp().texts;

/** Adds the selected catalogue to a path on this site. */
export function localized(path: string, language: Language | null): string {
  if (language === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}lang=${encodeURIComponent(language)}`;
}

/** A function that writes links which keep the selected catalogue. */
export function useLink(): (path: string) => string {
  const { language } = useApp();
  return (path) => localized(path, language);
}
