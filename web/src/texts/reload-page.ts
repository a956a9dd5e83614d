import type { Language } from './catalogues.js';

const words: Readonly<Record<Language, string>> = {
  de: 'Seite neu laden',
  en: 'Reload page',
  tr: 'Sayfayı yenile',
};

/**
 * For a German page of the default catalogue, whose own text for it is English. Separate, since lists load
 * the business's texts.
 */
export const reloadPage = (language: Language | null): string => words[language ?? 'de'];
