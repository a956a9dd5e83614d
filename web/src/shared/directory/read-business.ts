import type { BusinessDetail } from '@gewerk/contracts';
import { logFailure } from '../../platform/log-failure.js';

/**
 * A business in any of the forms in which responses may contain it: some fields have several names and types (public
 * specification, section 3).
 */
type LooseBusiness = Partial<Omit<BusinessDetail, 'photos' | 'workingHours' | 'urlSlug'>> & {
  readonly photos?: unknown;
  readonly workingHours?: unknown;
  readonly openingHours?: unknown;
  readonly urlSlug?: unknown;
  readonly url_slug?: unknown;
};

/** Converts a business to the form that the contract defines. Hours that cannot be read are logged and omitted. */
export function readBusiness<T extends LooseBusiness>(
  business: T,
): Omit<T, 'photos' | 'workingHours' | 'urlSlug'> &
  Pick<BusinessDetail, 'photos' | 'workingHours' | 'urlSlug'> {
  const slug = business.urlSlug ?? business.url_slug;
  return {
    ...business,
    photos: readPhotos(business.photos),
    workingHours: readHours(business.workingHours ?? business.openingHours ?? null),
    urlSlug: typeof slug === 'string' ? slug : '',
  };
}

/** Photo URLs from a list of texts or of objects with `url`. */
function readPhotos(photos: unknown): string[] {
  if (!Array.isArray(photos)) return [];
  return photos.flatMap((photo: unknown) => {
    if (typeof photo === 'string') return [photo];
    if (typeof photo === 'object' && photo !== null && 'url' in photo && typeof photo.url === 'string') {
      return [photo.url];
    }
    return [];
  });
}

/** Converts hours, an object or its JSON text, to an object of texts keyed by weekday; null if there are none. */
function readHours(hours: unknown): Record<string, string> | null {
  if (hours === null || hours === undefined || hours === '') return null;
  const value = typeof hours === 'string' ? parseJson(hours) : hours;
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const days = Object.entries(value).filter((day): day is [string, string] => typeof day[1] === 'string');
    if (days.length > 0) return Object.fromEntries(days);
  }
  logFailure('Opening hours cannot be read', hours);
  return null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The caller logs the text.
    return null;
  }
}
