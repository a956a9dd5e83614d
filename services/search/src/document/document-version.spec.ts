import { createHash } from 'node:crypto';
import { findPlaceByName, germanPostalCode } from '@gewerk/gazetteer';
import { kinds, trades } from '@gewerk/trades';
import { listedBusiness } from '../test/listed-business.js';
import { toDocument } from './business-document.js';
import { DOCUMENT_VERSION, indexSettings } from './index-settings.js';

const day: [number, number][] = [[480, 1_080]];
const hours = {
  ...{ monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: [], sunday: [] },
  publicHolidays: null,
};

/** One business of each trade, with each field filled at least once. */
const samples = trades.map((trade, index) =>
  listedBusiness({
    id: index.toString(16).padStart(24, '0'),
    place_id: `place-${index}`,
    name: `Müller & Söhne ${index} GmbH`,
    category: trade.label,
    tradeKey: trade.key,
    type: 'Werkstatt',
    subtypes: ['Reifen'],
    description: 'Straßenbau und Öfen',
    postalCode: '95444',
    address: 'Hauptstraße 1',
    phone: '0921 123456',
    website: 'https://www.mueller.example/',
    email: 'post@mueller.example',
    flags: ['WLAN', 'Rollstuhlgerechter Eingang'],
    rating: '4.5',
    reviewCount: 12,
    latitude: 49.94,
    longitude: 11.57,
    hours,
    ...{ source: 'import', createdBy: 'run-1', changedBy: ['run-2'] },
    ...{ websiteGrade: 'valid', photoOutcome: 'kept' },
    ...(index === 0 && { businessStatus: 'CLOSED_PERMANENTLY' }),
  }),
);

const always: [number, number][] = [[0, 1_440]];
const allDay = {
  ...{ monday: always, tuesday: always, wednesday: always, thursday: always, friday: always },
  ...{ saturday: always, sunday: always, publicHolidays: always },
};

/** Cases that are missing above: one of each kind within a trade; other countries, prices, photos and times. */
const others = [
  ...Object.entries(kinds).flatMap(([tradeKey, named]) =>
    Object.values(named).map((words) => listedBusiness({ tradeKey, name: words.split(',')[0] ?? '' })),
  ),
  listedBusiness({
    name: 'Haus',
    priceLevel: 1,
    photos: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
  }),
  listedBusiness({ name: 'Haus', priceLevel: 2 }),
  listedBusiness({ name: 'Haus', priceLevel: 3 }),
  listedBusiness({ name: 'Haus', priceLevel: 4 }),
  listedBusiness({
    name: 'Haus',
    country_code: 'TR',
    phone: '+90 (212) 555 44 33',
    stateCode: null,
    timeZone: 'Europe/Istanbul',
  }),
  listedBusiness({ name: 'Haus', country_code: 'XX', phone: 'Zentrale (0)921-123' }),
  listedBusiness({ name: 'Haus', hours: allDay }),
  listedBusiness({
    name: 'Haus',
    hours: { ...hours, saturday: [[360, 1_320]], publicHolidays: [] },
    stateCode: 'DE-BY',
  }),
].map((business, index) => ({
  ...business,
  id: `f${index.toString(16).padStart(23, '0')}`,
  place_id: `other-${index}`,
}));

it('the document version is increased with each change of documents or settings, including trades and gazetteer', () => {
  const places = [findPlaceByName('Bayreuth'), findPlaceByName('Munich'), germanPostalCode('95444')];
  const made = JSON.stringify([[...samples, ...others].map(toDocument), indexSettings, places, kinds]);
  const hash = createHash('sha256').update(made).digest('hex').slice(0, 16);
  // If the hash has changed: increase DOCUMENT_VERSION, then update both here.
  expect([DOCUMENT_VERSION, hash]).toEqual([23, '579a97aeb3cde3d7']);
});
