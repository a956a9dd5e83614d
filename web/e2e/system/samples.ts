import type { BusinessInput } from '@gewerk/contracts';

/** A city that is in no gazetteer, so that its lists contain only the samples. */
export const SAMPLE_CITY = 'Musterhofen';

/**
 * The city of the only sample whose photo does not load. The other samples are elsewhere, since their pages must
 * load completely.
 */
export const BROKEN_PHOTO_CITY = 'Bruchbildhausen';

const place = { city: SAMPLE_CITY, postalCode: '95444', country: 'Deutschland', countryCode: 'DE' } as const;

const everyDay = (hours: string): Record<string, string> =>
  Object.fromEntries(
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => [day, hours]),
  );

/** A name that is longer than a phone's screen is wide and has no place to wrap. */
const LONG_NAME = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenreparaturwerkstattbetriebsgesellschaft';

/** Everything that a business page can show. */
const full: BusinessInput = {
  ...place,
  placeId: 'sample-full',
  name: 'Vollständig Kfz-Technik',
  category: 'KFZ-Werkstatt',
  subtypes: ['KFZ-Werkstatt', 'Bremsendienst'],
  description: 'Inspektion und Reparatur für alle Marken, seit 1987 am Ort.',
  address: 'Hauptstraße 12',
  fullAddress: 'Hauptstraße 12, 95444 Musterhofen, Deutschland',
  latitude: 49.9427,
  longitude: 11.5763,
  phone: '+49 921 123456',
  website: 'https://www.vollstaendig.example/',
  rating: 4.5,
  reviewCount: 1234,
  reviewsPerScore: { 1: 12, 2: 22, 3: 100, 4: 300, 5: 800 },
  reviewsLink: 'https://reviews.example/vollstaendig',
  photos: ['/demo-pictures/kfz-werkstatt-1.svg', '/demo-pictures/kfz-werkstatt-2.svg'],
  hours: { ...everyDay('08:00-17:30'), Saturday: '09:00-12:00', Sunday: 'Closed' },
  about: {
    Barrierefreiheit: { 'Rollstuhlgerechter Eingang': true, 'Rollstuhlgerechtes WC': false },
    Anfahrt: { Bus: 'Linie 302 bis Hauptstraße' },
  },
  verified: true,
  priceLevel: 3,
  businessStatus: 'OPERATIONAL',
};

const rated = (name: string, category: string, rating: number, reviewCount: number): BusinessInput => ({
  ...place,
  placeId: `sample-${name}`,
  name,
  category,
  rating,
  reviewCount,
});

/**
 * Enough hairdressers about 20 km from Bindlach for a list of more than one page; those with even numbers
 * open on Saturdays.
 */
const hairdressers = Array.from({ length: 55 }, (_, index): BusinessInput => ({
  placeId: `sample-hairdresser-${index + 1}`,
  name: `Schere ${index + 1}`,
  category: 'Friseur',
  city: 'Scherenhausen',
  postalCode: '91257',
  country: 'Deutschland',
  countryCode: 'DE',
  latitude: 49.8 + index / 10_000,
  longitude: 11.6,
  hours: { ...everyDay('Closed'), ...(index % 2 === 1 ? { Saturday: '08:00-13:00' } : {}) },
}));

/** Businesses with values that the tests know in every field. */
export const samples: readonly BusinessInput[] = [
  full,
  { ...place, placeId: 'sample-bare', name: 'Ärmlich Ohne Angaben' },
  rated('Halber Stern Autohandel', 'Autohändler', 3.5, 10),
  rated('Knapp Reifen', 'Reifenservice', 4.4, 20),
  rated('Fünf Autoteile', 'Autoteile', 5, 30),
  rated('Prüfstelle Muster', 'TÜV-Prüfstelle', 2.9, 40),
  rated('Waschpark Muster', 'Autowäsche', 3, 1),
  rated('Fremdgewerk Muster', 'Drechslerei für Schachfiguren', 4.1, 3),
  {
    ...place,
    placeId: 'sample-open',
    name: 'Immer Offen Schlüsseldienst',
    category: 'Schlüsseldienst',
    hours: everyDay('Open 24 hours'),
  },
  {
    ...place,
    placeId: 'sample-closed',
    name: 'Nie Offen Archiv',
    category: 'Steuerberater',
    hours: everyDay('Closed'),
  },
  {
    ...place,
    placeId: 'sample-markup',
    name: '<img src=x onerror=alert(1)> & Söhne',
    category: 'Elektriker',
    description: '</script><script>alert(1)</script><b>fett</b>',
    website: 'javascript:alert(1)',
  },
  {
    ...place,
    placeId: 'sample-photo',
    city: BROKEN_PHOTO_CITY,
    name: 'Bildlos Elektro',
    category: 'Elektriker',
    photos: ['/demo-pictures/gone.svg'],
  },
  {
    ...place,
    placeId: 'sample-open-workshop',
    city: 'Werkstatthausen',
    name: 'Immer Offen Werkstatt',
    category: 'KFZ-Werkstatt',
    latitude: 49.943,
    longitude: 11.577,
    hours: everyDay('Open 24 hours'),
  },
  {
    ...place,
    placeId: 'sample-long',
    city: 'Langnamenhausen',
    postalCode: '17033',
    name: LONG_NAME,
    category: 'Steuerberater',
    // As if the cell had been filled by mistake, or with a URL.
    address: 'x'.repeat(150),
  },
  ...hairdressers,
  { ...place, placeId: 'sample-unavailable', name: 'Unavailable Business', category: 'Elektriker' },
];

/** How many of the samples are in the lists of {@link SAMPLE_CITY}. */
export const LISTED_SAMPLES = samples.filter(
  ({ city, name }) => city === SAMPLE_CITY && name !== 'Unavailable Business',
).length;

export const samplePaths = {
  full: '/musterhofen/vollstaendig-kfz-technik',
  bare: '/musterhofen/aermlich-ohne-angaben',
  halfStar: '/musterhofen/halber-stern-autohandel',
  justBelowHalf: '/musterhofen/knapp-reifen',
  five: '/musterhofen/fuenf-autoteile',
  inspection: '/musterhofen/pruefstelle-muster',
  carWash: '/musterhofen/waschpark-muster',
  unknownTrade: '/musterhofen/fremdgewerk-muster',
  open: '/musterhofen/immer-offen-schluesseldienst',
  closed: '/musterhofen/nie-offen-archiv',
  long: '/langnamenhausen/donaudampfschifffahrtsgesellschaftskapitaensmuetzenreparaturwerkstattbetriebsges',
  brokenPhoto: '/bruchbildhausen/bildlos-elektro',
} as const;
