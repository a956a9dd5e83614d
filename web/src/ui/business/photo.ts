import { ownPhotoId } from '@gewerk/contracts';
import { pictureRoutes } from '@gewerk/contracts/http';
import type { PHOTO_WIDTHS } from '@gewerk/contracts/limits';
import { pathOf } from '../../platform/api/api.js';

type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

interface Pictured {
  readonly id: string;
  readonly photos: readonly string[];
}

const OWN = /^\/(?![/\\])/;
const ELSEWHERE = /^https?:\/\//i;

/**
 * Path on this site of a business's photo, `width` pixels wide where possible; null if there is none. Pages make
 * no requests to third parties: the media service fetches photos from other sites.
 */
export function photoPath({ id, photos }: Pictured, index: number, width: PhotoWidth): string | null {
  const photo = photos[index];
  if (photo === undefined) return null;
  if (ownPhotoId(photo) !== null) return `${photo}/${width}`;
  if (OWN.test(photo)) return photo;
  if (!ELSEWHERE.test(photo)) return null;
  const parameters = { businessId: id, index: String(index), width: String(width) };
  return `${pathOf(pictureRoutes.photo, parameters)}?v=${versionOf(photo)}`;
}

export function photoPaths(business: Pictured, width: PhotoWidth): string[] {
  return business.photos.flatMap((_, index) => photoPath(business, index, width) ?? []);
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Hash of a photo's URL, so that the browser does not show a cached photo in place of a new one. */
function versionOf(address: string): string {
  let hash = FNV_OFFSET;
  for (let at = 0; at < address.length; at += 1) {
    hash = Math.imul(hash ^ address.charCodeAt(at), FNV_PRIME) >>> 0;
  }
  return hash.toString(36);
}
