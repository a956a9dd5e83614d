import { line } from './texts.js';

const OWN_PICTURES = '/demo-pictures/';
const WEB = /^https?:\/\/[^/\s]+\.[^/\s]/i;

/** Addresses of photos: on the web, or drawn pictures of the demo directory; everything else is dropped. */
export function readPhotos(photos: readonly string[] | undefined): string[] {
  if (photos === undefined) return [];
  const known = new Set<string>();
  for (const photo of photos) {
    const address = line(photo);
    if (address === undefined || address.includes(' ')) continue;
    if (WEB.test(address) || address.startsWith(OWN_PICTURES)) known.add(address);
  }
  return [...known];
}
