import type { Language } from './catalogues.js';

/**
 * Offers of a page in another language, worded in that language, since the reader may not understand the page's
 * own.
 */
export const languageOffers: Readonly<
  Record<Language, { readonly label: string; readonly open: string; readonly close: string }>
> = {
  de: { label: 'Sprache', open: 'Diese Seite auf Deutsch lesen', close: 'Nicht mehr anbieten' },
  en: { label: 'Language', open: 'Read this page in English', close: 'Do not offer again' },
  tr: { label: 'Dil', open: 'Bu sayfayı Türkçe okuyun', close: 'Bir daha önerme' },
};
