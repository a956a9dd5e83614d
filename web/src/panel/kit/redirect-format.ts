const time = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'medium', timeStyle: 'medium' });
const share = new Intl.NumberFormat('tr-TR', { style: 'percent', maximumFractionDigits: 1 });

/** An ISO instant as the panel shows it, where the browser is. */
export const shownTime = (instant: string): string => time.format(new Date(instant));

/** A part of the total, e.g. '%12,5'; nothing of nothing is '%0'. */
export const shownShare = (count: number, total: number): string =>
  share.format(total === 0 ? 0 : count / total);

export const shownCount = (count: number): string => count.toLocaleString('tr-TR');
