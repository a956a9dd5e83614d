import type { Language } from './catalogues.js';

const words: Readonly<Record<Language, string>> = {
  de: 'Seite neu laden',
  en: 'Reload page',
  tr: 'Sayfayı yenile',
};

/**
 * The label of the reload button on a German page of the default catalogue, whose own text for this is English. It
 * is separate from the texts of the business page, since lists load those.
 */
export const reloadPage = (language: Language | null): string => words[language ?? 'de'];
