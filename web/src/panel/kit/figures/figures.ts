import { usePanelLocale } from './panel-locale.js';

export interface Figures {
  /** An ISO instant, where the browser is. */
  time: (instant: string) => string;
  /** A part of the total, e.g. '%12,5' in Turkish; nothing of nothing is '%0'. */
  share: (count: number, total: number) => string;
  count: (count: number) => string;
  /** An average rating, as the API gives it: '4.7'. */
  rating: (rating: string) => string;
}

/** Writes times, shares and counts as a locale does. */
export function figuresIn(locale: string): Figures {
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return {
    time: (instant) => time.format(new Date(instant)),
    share: (count, total) => share.format(total === 0 ? 0 : count / total),
    count: (count) => count.toLocaleString(locale),
    rating: (rating) => Number(rating).toLocaleString(locale, { minimumFractionDigits: 1 }),
  };
}

/** In the panel's language. */
export const useFigures = (): Figures => figuresIn(usePanelLocale());
