import type { Language } from '../catalogues.js';
import { schedules as german } from './de.js';
import { schedules as given, type ScheduleTexts } from './default.js';
import { schedules as english } from './en.js';

/** Already Turkish in the default catalogue. */
const catalogues: Readonly<Record<Language, ScheduleTexts>> = { de: german, en: english, tr: given };

export const scheduleTexts = (language: Language | null): ScheduleTexts =>
  language === null ? given : catalogues[language];
