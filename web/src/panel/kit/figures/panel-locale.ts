import { useApp } from '../../../platform/app-context.js';

const locales = { de: 'de-DE', en: 'en-GB', tr: 'tr-TR' } as const;

/** The locale of the panel's dates and numbers: Turkish unless the URL selects another language. */
export const usePanelLocale = (): string => locales[useApp().language ?? 'tr'];

/** Formats an instant for the panel's tables, to the minute. */
export function useInstant(): (instant: string) => string {
  const format = new Intl.DateTimeFormat(usePanelLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  return (instant) => format.format(new Date(instant));
}
