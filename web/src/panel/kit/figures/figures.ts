import { usePanelLocale } from './panel-locale.js';

export interface Figures {
  /** Formats an ISO instant in the browser's time zone. */
  time: (instant: string) => string;
  /** Formats a part of the total as a percentage: '%12,5' in Turkish; '%0' if both are zero. */
  share: (count: number, total: number) => string;
  count: (count: number) => string;
  /** Formats an average rating as the API sends it: '4.7'. */
  rating: (rating: string) => string;
}

/** Formats times, percentages and counts for a locale. */
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

/** Formats figures in the panel's language. */
export const useFigures = (): Figures => figuresIn(usePanelLocale());
