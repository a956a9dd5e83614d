import { DOCUMENT_LIMITS } from './document-limits.js';
import type { HtmlReader } from './read-html.js';

/** Properties with which a page names its share picture, best first. */
const NAMES = ['og:image:secure_url', 'og:image:url', 'og:image', 'twitter:image', 'twitter:image:src'];
const NO_PICTURES = /\b(?:noimageindex|none)\b/i;

export class SharePictureReader implements HtmlReader {
  private readonly named = new Map<string, string[]>(NAMES.map((name) => [name, []]));
  private base: string;
  private isRefused = false;

  constructor(private readonly pageUrl: string) {
    this.base = pageUrl;
  }

  /** Best first, each once, at most ten of each name; empty if the page forbids reuse. */
  get pictures(): string[] {
    if (this.isRefused) return [];
    const addresses = [...this.named.values()]
      .flat()
      .map((address) => URL.parse(address, this.base))
      .filter((url) => url !== null && /^https?:$/.test(url.protocol))
      .map((url) => url?.href ?? '');
    return [...new Set(addresses)].filter(({ length }) => length <= DOCUMENT_LIMITS.pictureAddress);
  }

  onOpen(tag: string, { name, property, content, href }: Readonly<Partial<Record<string, string>>>): void {
    if (tag === 'base' && href !== undefined) this.base = URL.parse(href, this.pageUrl)?.href ?? this.base;
    if (tag !== 'meta' || content === undefined) return;
    const key = (property ?? name ?? '').trim().toLowerCase();
    if (key === 'robots' || key === 'gewerk') this.isRefused ||= NO_PICTURES.test(content);
    this.keep(key, content.trim());
  }

  private keep(key: string, address: string): void {
    const kept = this.named.get(key);
    if (!kept || kept.length >= DOCUMENT_LIMITS.picturesAName) return;
    if (address !== '' && address.length <= DOCUMENT_LIMITS.pictureAddress) kept.push(address);
  }
}
