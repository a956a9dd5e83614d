import { ownPhotoId } from '@gewerk/contracts';
import { line } from './texts.js';

const OWN_PICTURES = '/demo-pictures/';
const WEB = /^https?:\/\/[^/\s]+\.[^/\s]/i;

/** Addresses of photos: on the web, sent by owners, or drawn pictures of the demo directory; all else is dropped. */
export function readPhotos(photos: readonly string[] | undefined): string[] {
  if (photos === undefined) return [];
  const known = new Set<string>();
  for (const photo of photos) {
    const address = line(photo);
    if (address === undefined || address.includes(' ')) continue;
    const isOurs = ownPhotoId(address) !== null || address.startsWith(OWN_PICTURES);
    if (isOurs || WEB.test(address)) known.add(address);
  }
  return [...known];
}
