import type { Language } from './catalogues.js';

const advice: Readonly<Record<Language, string>> = {
  de: 'Das liegt an uns, nicht an Ihnen. Bitte versuchen Sie es in einer Minute noch einmal.',
  en: 'The fault is ours, not yours. Please try again in a minute.',
  tr: 'Sorun sizde değil, bizde. Lütfen bir dakika sonra yeniden deneyin.',
};

/**
 * Advice for visitors of a page that cannot be rendered. It is separate from the catalogues, which every page
 * loads.
 */
export const faultAdvice = (language: Language | null): string => advice[language ?? 'en'];
