import type { Language } from '../catalogues.js';
import { statistics as german } from './de.js';
import { statistics as given, type StatisticsTexts } from './default.js';
import { statistics as english } from './en.js';

/** Already Turkish in the default catalogue. */
const catalogues: Readonly<Record<Language, StatisticsTexts>> = { de: german, en: english, tr: given };

export const statisticsTexts = (language: Language | null): StatisticsTexts =>
  language === null ? given : catalogues[language];
