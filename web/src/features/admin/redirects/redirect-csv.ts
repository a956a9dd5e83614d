import type { RedirectStats } from './api.js';
import { shownShare, shownTime } from './redirect-format.js';

/** The statistics as CSV (RFC 4180) with a byte order mark, so that spreadsheets read its umlauts. */
export function redirectCsv({ stats, totalRedirects }: RedirectStats, columns: readonly string[]): string {
  const rows = stats.map(({ domain, count, lastRedirect }) => [
    domain,
    String(count),
    shownTime(lastRedirect),
    shownShare(count, totalRedirects),
  ]);
  return `\ufeff${[columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/** Host names, numbers and dates begin no formula; only separators need care. */
const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Hands a text to the browser as a download. */
export function downloadCsv(text: string, fileName: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
