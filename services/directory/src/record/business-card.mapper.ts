import type { BusinessCard } from '@gewerk/contracts';
import type { BusinessRecord } from './business.record.js';
import { hasShut, type OpenStatus, openStatus } from './open-status.js';

type Stored = Omit<BusinessCard, 'isOpen' | 'openChangesAt' | 'review_count' | 'distanceKm'>;

/** The time-independent part of a card. */
export function storedCard(business: BusinessRecord): Stored {
  return {
    id: business._id.toHexString(),
    name: business.name,
    category: business.category ?? null,
    type: business.type ?? null,
    subtypes: business.subtypes,
    city: business.city,
    address: business.address ?? null,
    fullAddress: business.fullAddress ?? null,
    postalCode: business.postalCode ?? null,
    country: business.country ?? null,
    country_code: business.countryCode,
    phone: business.phone ?? null,
    website: business.website ?? null,
    rating: business.ratingValue?.toFixed(1) ?? null,
    reviewCount: business.reviewCount ?? null,
    photos: business.photos,
    photosCount: business.photosCount,
    verified: business.verified,
    latitude: business.latitude ?? null,
    longitude: business.longitude ?? null,
    priceLevel: business.priceLevel ?? null,
    urlSlug: business.urlSlug,
    place_id: business.placeId,
    ...(hasShut(business) && { businessStatus: business.businessStatus }),
  };
}

/** A business in a list, open or closed as of `at`. */
export function toCard(
  business: BusinessRecord,
  at: Date,
  status: OpenStatus = openStatus(business, at),
): BusinessCard {
  return {
    ...storedCard(business),
    review_count: business.reviewCount ?? null,
    isOpen: status.isOpen,
    openChangesAt: status.openChangesAt,
  };
}

/** A list as of one point in time. */
export function toCards(businesses: readonly BusinessRecord[], at: Date = new Date()): BusinessCard[] {
  return businesses.map((business) => toCard(business, at));
}
