import type { IndexableBusiness } from '@gewerk/contracts';
import { citySlug, slugify } from '@gewerk/text';
import { classify } from '@gewerk/trades';

let count = 0;

/** An identifier like those of the database; later ones are greater. */
function nextId(): string {
  count += 1;
  return count.toString(16).padStart(24, '0');
}

/** A business as the directory passes it to the index; the trade is derived from `category` in the same way. */
export function listedBusiness(
  given: Partial<IndexableBusiness> & Pick<IndexableBusiness, 'name'>,
): IndexableBusiness {
  const city = given.city ?? 'Bayreuth';
  const { trade, categorySlugs } = classify({ category: given.category ?? undefined });
  return {
    id: nextId(),
    type: null,
    subtypes: [],
    city,
    address: null,
    fullAddress: null,
    postalCode: null,
    country: 'Deutschland',
    country_code: 'DE',
    phone: null,
    website: null,
    rating: null,
    reviewCount: null,
    photos: [],
    photosCount: 0,
    verified: false,
    latitude: null,
    longitude: null,
    priceLevel: null,
    urlSlug: `${citySlug(city)}/${slugify(given.name)}`,
    place_id: `place-${count}`,
    description: null,
    tradeKey: trade?.key ?? null,
    categorySlugs: [...categorySlugs],
    citySlug: citySlug(city),
    hours: null,
    timeZone: 'Europe/Berlin',
    stateCode: 'DE-BY',
    listed: true,
    popularity: 0,
    createdAt: '2026-11-01T08:00:00.000Z',
    ...given,
    category: trade?.label ?? given.category ?? null,
  };
}
