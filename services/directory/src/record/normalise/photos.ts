import { ownPhotoId } from '@gewerk/contracts';
import { line } from './texts.js';

const OWN_PICTURES = '/demo-pictures/';
/** Maximum total length of a business's photo URLs, in bytes, since a business crosses the bus as a whole. */
const MAX_BYTES = 200_000;
const WEB = /^https?:\/\/[^/\s]+\.[^/\s]/i;

/**
 * Photo URLs: of photos on the web or uploaded by business owners, or of drawn pictures of the demo directory;
 * all others are dropped.
 */
export function readPhotos(photos: readonly string[] | undefined): string[] {
  if (photos === undefined) return [];
  const known = new Set<string>();
  let bytes = 0;
  for (const photo of photos) {
    const address = line(photo);
    if (address === undefined || address.includes(' ')) continue;
    const isOurs = ownPhotoId(address) !== null || address.startsWith(OWN_PICTURES);
    if (!(isOurs || WEB.test(address)) || known.has(address)) continue;
    bytes += Buffer.byteLength(address);
    if (bytes > MAX_BYTES) break;
    known.add(address);
  }
  return [...known];
}
