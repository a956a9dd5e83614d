import type { Language } from './catalogues.js';

const words: Readonly<Record<Language, string>> = {
  de: 'Seite neu laden',
  en: 'Reload page',
  tr: 'Sayfayı yenile',
};

/**
 * The label of the reload button for a German page of the default catalogue, whose own text for it is
 * English. Separate from the page's texts, since lists load those of the business.
 */
export const reloadPage = (language: Language | null): string => words[language ?? 'de'];
