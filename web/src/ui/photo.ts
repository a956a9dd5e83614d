import { ownPhotoId, type PHOTO_WIDTHS } from '@gewerk/contracts';

type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

interface Pictured {
  readonly id: string;
  readonly photos: readonly string[];
}

const OWN = /^\/(?![/\\])/;
const ELSEWHERE = /^https?:\/\//i;

/**
 * Where a business's photo is to be had from this site, `width` pixels wide where it can be chosen; null where there is
 * none. Pages make no request to third parties: photos that stand elsewhere come by way of the media service.
 */
export function photoPath({ id, photos }: Pictured, index: number, width: PhotoWidth): string | null {
  const photo = photos[index];
  if (photo === undefined) return null;
  if (ownPhotoId(photo) !== null) return `${photo}/${width}`;
  if (OWN.test(photo)) return photo;
  if (!ELSEWHERE.test(photo)) return null;
  return `/media/photos/${encodeURIComponent(id)}/${index}/${width}?v=${versionOf(photo)}`;
}

/** Every photo that can be shown, in order. */
export function photoPaths(business: Pictured, width: PhotoWidth): string[] {
  return business.photos.flatMap((_, index) => photoPath(business, index, width) ?? []);
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A short mark of an address: another photo at the same place is not taken for the one that a browser has kept. */
function versionOf(address: string): string {
  let hash = FNV_OFFSET;
  for (let at = 0; at < address.length; at += 1) {
    hash = Math.imul(hash ^ address.charCodeAt(at), FNV_PRIME) >>> 0;
  }
  return hash.toString(36);
}
