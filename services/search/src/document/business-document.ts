import type { BusinessCard, IndexableBusiness } from '@gewerk/contracts';
import { INDEXED_DESCRIPTION } from '@gewerk/contracts/limits';
import { foldLoose } from '@gewerk/text';
import { contactKeysOf } from './contact-keys.js';
import { cellsOf } from './geo-cells.js';
import { DOCUMENT_VERSION } from './index-settings.js';
import { hoursRegion } from './hours-region.js';
import { nameKey } from './name-key.js';
import { openWords } from './open-times.js';
import { type PanelFields, panelFieldsOf } from './panel-fields.js';
import { postalPrefixes } from './postal-code.js';
import { tradeWords } from './trade-words.js';
import { traitsOf } from './filter-traits.js';

/**
 * A business in the index. Searched texts are folded in the same way as queries, with and without umlauts. The data
 * shown in responses is stored as two JSON texts, which the engine does not parse.
 */
export interface BusinessDocument extends PanelFields {
  id: string;
  name: string;
  trades: string;
  place: string;
  description: string;
  /** The folded name as one key, to find equal names. */
  nameKey: string;
  tradeKey: string | null;
  /** Phone number, email address, hosts and street. */
  contactKeys: string[];
  citySlug: string;
  categorySlugs: string[];
  /** All prefixes of the postal code, including the whole. */
  postalPrefixes: string[];
  traits: string[];
  /** The region of its opening hours, and the hours as words; null and empty if the hours are unknown. */
  hoursRegion: string | null;
  openWords: string[];
  popularity: number;
  /** 1 if it has closed permanently, otherwise 0. */
  gone: number;
  _geo: { lat: number; lng: number } | null;
  /** The map squares that contain it. */
  cells: string[];
  /** A {@link BusinessCard} without the fields that are computed for each response. */
  card: string;
  /** {@link OpeningTimes}; null if unknown. */
  opening: string | null;
  /** The document version with which it was written. */
  form: number;
}

/** Input of {@link OpenStateMemo}. */
export type OpeningTimes = Pick<IndexableBusiness, 'hours' | 'stateCode'> & {
  timeZone: string;
  countryCode: string;
};

export type StoredCard = Omit<BusinessCard, 'isOpen' | 'openChangesAt' | 'distanceKm'>;

export function toDocument(business: IndexableBusiness): BusinessDocument {
  const { latitude, longitude } = business;
  const region = hoursRegion(business);
  return {
    id: business.id,
    name: foldLoose(business.name),
    trades: tradeWords(business),
    place: foldLoose(`${business.city} ${business.postalCode ?? ''}`),
    description: foldLoose((business.description ?? '').slice(0, INDEXED_DESCRIPTION)),
    nameKey: nameKey(business.name),
    tradeKey: business.tradeKey,
    contactKeys: contactKeysOf(business),
    citySlug: business.citySlug,
    categorySlugs: business.categorySlugs,
    postalPrefixes: postalPrefixes(business.postalCode),
    traits: traitsOf(business),
    hoursRegion: region,
    openWords: region !== null && business.hours ? openWords(business.hours) : [],
    ...panelFieldsOf(business),
    popularity: business.popularity,
    gone: business.businessStatus === 'CLOSED_PERMANENTLY' ? 1 : 0,
    _geo: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
    cells: cellsOf(latitude, longitude),
    card: JSON.stringify(storedCard(business)),
    opening: openingTimes(business),
    form: DOCUMENT_VERSION,
  };
}

function storedCard(business: IndexableBusiness): StoredCard {
  return {
    id: business.id,
    name: business.name,
    category: business.category,
    type: business.type,
    subtypes: business.subtypes,
    city: business.city,
    address: business.address,
    fullAddress: business.fullAddress,
    postalCode: business.postalCode,
    country: business.country,
    country_code: business.country_code,
    phone: business.phone,
    website: business.website,
    rating: business.rating,
    reviewCount: business.reviewCount,
    review_count: business.reviewCount,
    photos: business.photos.slice(0, 1),
    photosCount: business.photosCount,
    verified: business.verified,
    latitude: business.latitude,
    longitude: business.longitude,
    priceLevel: business.priceLevel,
    urlSlug: business.urlSlug,
    place_id: business.place_id,
    ...(business.businessStatus && { businessStatus: business.businessStatus }),
  };
}

function openingTimes(business: IndexableBusiness): string | null {
  const { hours, timeZone, stateCode } = business;
  if (!hours || !timeZone) return null;
  const times: OpeningTimes = { hours, timeZone, countryCode: business.country_code, stateCode };
  return JSON.stringify(times);
}
