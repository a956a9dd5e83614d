import type { Language } from '../catalogues.js';
import { handClaims as german } from './de.js';
import { handClaims as given, type HandClaimTexts } from './default.js';
import { handClaims as english } from './en.js';

/** Already Turkish in the default catalogue. */
const catalogues: Readonly<Record<Language, HandClaimTexts>> = { de: german, en: english, tr: given };

export const handClaimTexts = (language: Language | null): HandClaimTexts =>
  language === null ? given : catalogues[language];
