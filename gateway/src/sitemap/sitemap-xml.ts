const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

export interface SitemapEntry {
  /** The complete URL, percent-encoded. */
  loc: string;
  /** ISO instant of the last change; left out if it is unknown. */
  lastmod?: string | null;
}

export const urlSet = {
  open: `${DECLARATION}<urlset xmlns="${NAMESPACE}">\n`,
  close: '</urlset>\n',
  entry: (entry: SitemapEntry) => element('url', entry),
} as const;

export function sitemapIndex(files: readonly SitemapEntry[]): string {
  const entries = files.map((file) => element('sitemap', file)).join('');
  return `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${entries}</sitemapindex>\n`;
}

function element(name: string, { loc, lastmod }: SitemapEntry): string {
  const changed = lastmod ? `<lastmod>${lastmod}</lastmod>` : '';
  return `<${name}><loc>${escaped(loc)}</loc>${changed}</${name}>\n`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
