import { type BusinessForm, type BusinessInput, formFields } from '@gewerk/contracts';
import { clipped, type ManagedBusiness } from '@gewerk/contracts/bus';
import { BUSINESS_LENGTH } from '@gewerk/contracts/limits';
import { formatHolidays, formatSchoolHolidays, formatWeek } from '@gewerk/opening-hours';
import {
  type BusinessFields,
  type BusinessRecord,
  decodeHours,
  storedInput,
  UNKNOWN_CITY,
} from '../record/index.js';

type FormSource = Omit<
  BusinessFields,
  'categorySlugs' | 'categorySet' | 'popularity' | 'photosCount' | 'listed' | 'gone'
>;

/** A stored business as an operator edits it. */
export function toManaged(business: BusinessRecord): ManagedBusiness {
  return {
    id: business._id.toHexString(),
    version: business.updatedAt.toISOString(),
    urlSlug: business.urlSlug,
    placeId: business.placeId,
    form: toForm(business),
    ...(business.category === undefined ? {} : { filedUnder: business.category }),
    ...(business.edited?.length
      ? { edited: formFields.filter((field) => business.edited?.includes(field)) }
      : {}),
    ...(business.hours === undefined && business.rawHours !== undefined
      ? { unreadHours: clipped(business.rawHours, BUSINESS_LENGTH.hours) }
      : {}),
  };
}

export function toForm(business: FormSource): BusinessForm {
  return {
    name: business.name,
    category: business.rawCategory ?? '',
    type: business.type ?? '',
    subtypes: business.subtypes,
    description: business.description ?? '',
    address: business.address ?? '',
    fullAddress: business.fullAddress ?? '',
    postalCode: business.postalCode ?? '',
    city: business.city === UNKNOWN_CITY ? '' : business.city,
    state: business.state ?? '',
    countryCode: business.countryCode,
    latitude: business.latitude ?? null,
    longitude: business.longitude ?? null,
    phone: business.phone ?? '',
    email: business.email ?? '',
    website: business.website ?? '',
    rating: business.ratingValue ?? null,
    reviewCount: business.reviewCount ?? null,
    reviewsLink: business.reviewsLink ?? '',
    photos: business.photos,
    priceLevel: business.priceLevel ?? null,
    businessStatus: business.businessStatus ?? null,
    verified: business.verified,
    hours: business.hours === undefined ? null : decodeHours(business.hours),
  };
}

/** A form as source input; fields that the form lacks are taken from `before` (null for a new business). */
export function formAsInput(form: BusinessForm, before: BusinessRecord | null): BusinessInput {
  const { latitude, longitude, rating, reviewCount, priceLevel, businessStatus, hours: _, ...rest } = form;
  const old = before ? { form: toForm(before), input: storedInput(before) } : null;
  const isSame = (...fields: (keyof BusinessForm)[]): boolean =>
    old !== null && fields.every((field) => JSON.stringify(form[field]) === JSON.stringify(old.form[field]));
  // The source's one-line address would contradict the new parts.
  const isLineStale = isSame('fullAddress') && !isSame('address', 'postalCode', 'city', 'countryCode');
  return {
    ...rest,
    placeId: before?.placeId,
    fullAddress: isLineStale ? undefined : form.fullAddress,
    country: isSame('countryCode') ? old?.input.country : undefined,
    latitude: latitude ?? undefined,
    longitude: longitude ?? undefined,
    rating: rating ?? undefined,
    reviewCount: reviewCount ?? undefined,
    reviewsPerScore: reviewCount === null ? undefined : old?.input.reviewsPerScore,
    photosCount: isSame('photos') ? old?.input.photosCount : undefined,
    priceLevel: priceLevel ?? undefined,
    businessStatus: businessStatus ?? undefined,
    about: old?.input.about,
    hours: isSame('hours') ? old?.input.hours : writtenHours(form.hours),
  };
}

/** A week as one text per day, written so that it is parsed as the same week again. */
function writtenHours(hours: BusinessForm['hours']): BusinessInput['hours'] {
  if (hours === null) return undefined;
  const holidays = formatHolidays(hours);
  const school = formatSchoolHolidays(hours);
  return {
    ...formatWeek(hours),
    ...(holidays === null ? {} : { PublicHolidays: holidays }),
    ...(school === null ? {} : { SchoolHolidays: school }),
  };
}
