import { csvHead, csvRow } from '@gewerk/csv';
import type { RedirectStats } from './api.js';
import type { Figures } from '../kit/figures/figures.js';

/** The redirect statistics as CSV. */
export function redirectCsv(
  { stats, totalRedirects }: RedirectStats,
  columns: readonly string[],
  figures: Figures,
): string {
  const rows = stats.map(({ domain, count, lastRedirect }) => [
    domain,
    count,
    figures.time(lastRedirect),
    figures.share(count, totalRedirects),
  ]);
  return csvHead(columns) + rows.map(csvRow).join('');
}
