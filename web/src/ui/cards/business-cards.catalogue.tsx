import type { BusinessCard } from '@gewerk/contracts';
import { BusinessCards } from './business-cards.js';
import type { CatalogueEntry } from '../catalogue-entry.js';

const bare: BusinessCard = {
  id: 'bare',
  place_id: 'bare',
  name: 'Ärmlich Ohne Angaben',
  urlSlug: 'musterhofen/aermlich',
  city: 'Musterhofen',
  country_code: 'DE',
  category: null,
  type: null,
  subtypes: [],
  address: null,
  fullAddress: null,
  postalCode: null,
  country: null,
  phone: null,
  website: null,
  rating: null,
  reviewCount: null,
  review_count: null,
  photos: [],
  photosCount: 0,
  isOpen: null,
  openChangesAt: null,
  verified: false,
  latitude: null,
  longitude: null,
  priceLevel: null,
};

const full: BusinessCard = {
  ...bare,
  id: 'full',
  name: 'Vollständig Kfz-Technik',
  category: 'KFZ-Werkstatt',
  fullAddress: 'Hauptstraße 12, 95444 Musterhofen',
  phone: '+49 921 123456',
  rating: '4.5',
  reviewCount: 1234,
  photos: ['/demo-pictures/kfz-werkstatt-1.svg'],
  isOpen: true,
  distanceKm: 3.2,
};

const businesses = [full, { ...full, id: 'closed', isOpen: false, category: 'Elektriker', photos: [] }, bare];
const reviews = (count: number | null): string => `${count ?? 'keine'} Bewertungen`;

export default {
  title: 'Business cards',
  states: {
    grid: <BusinessCards businesses={businesses} reviews={reviews} />,
    list: <BusinessCards businesses={businesses} view="list" />,
  },
} satisfies CatalogueEntry;
