import { PHOTO_UPDATE } from '@gewerk/contracts';
import { Parser } from 'htmlparser2';

/** Names under which pages tell the picture that stands for them, the surest first. */
const NAMES = ['og:image:secure_url', 'og:image:url', 'og:image', 'twitter:image', 'twitter:image:src'];
const NO_PICTURES = /\b(?:noimageindex|none)\b/i;

/**
 * Addresses of the pictures that a page names for being shared, the surest first, each once. None where the page does
 * not want its pictures taken up.
 */
export function sharePictures(html: string, pageUrl: string): string[] {
  const named = new Map<string, string[]>();
  let base = pageUrl;
  let isRefused = false;
  const parser = new Parser({
    onopentag: (tag, { name, property, content, href }) => {
      if (tag === 'base' && href !== undefined) base = URL.parse(href, pageUrl)?.href ?? base;
      if (tag !== 'meta' || content === undefined) return;
      const key = (property ?? name ?? '').trim().toLowerCase();
      if (key === 'robots' || key === 'gewerk') isRefused ||= NO_PICTURES.test(content);
      else if (NAMES.includes(key)) named.set(key, [...(named.get(key) ?? []), content.trim()]);
    },
  });
  parser.end(html);
  if (isRefused) return [];
  const addresses = NAMES.flatMap((key) => named.get(key) ?? [])
    .map((address) => (address === '' ? null : URL.parse(address, base)))
    .filter((url) => url !== null && /^https?:$/.test(url.protocol))
    .map((url) => url?.href ?? '');
  return [...new Set(addresses)].filter(({ length }) => length <= PHOTO_UPDATE.maxAddress);
}
