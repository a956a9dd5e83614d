import fc from 'fast-check';
import { recognizeHeaders } from './recognize-headers.js';

const outscraper = [
  'name',
  'site',
  'subtypes',
  'category',
  'type',
  'phone',
  'full_address',
  'street',
  'city',
  'postal_code',
  'country_code',
  'latitude',
  'longitude',
  'rating',
  'reviews',
  'reviews_per_score',
  'photos_count',
  'working_hours',
  'about',
  'verified',
  'place_id',
];
const german = [
  'Name',
  'Kategorie',
  'Straße',
  'Hausnummer',
  'PLZ',
  'Ort/Stadt',
  'Bundesland',
  'Land',
  'Telefon',
  'E-Mail',
  'Homepage',
  'Öffnungszeiten',
  'Beschreibung',
  'Bewertung',
  'Anzahl Bewertungen',
  'Breitengrad',
  'Längengrad',
];
const apify = [
  'title',
  'categoryName',
  'address',
  'street',
  'city',
  'postalCode',
  'countryCode',
  'location/lat',
  'location/lng',
  'totalScore',
  'placeId',
  'categories/0',
  'categories/1',
  'reviewsCount',
  'reviewsDistribution/oneStar',
  'imageUrls/0',
  'openingHours/0/day',
  'openingHours/0/hours',
  'additionalInfo/Service options/0/Delivery',
];
const profile = [
  'Store code',
  'Business name',
  'Address line 1',
  'Locality',
  'Country / Region',
  'Postal code',
  'Primary category',
  'Sunday hours',
  'Monday hours',
];
const geoDirectory = [
  'ID',
  'post_title',
  'post_content',
  'post_status',
  'post_category',
  'street',
  'city',
  'zip',
  'latitude',
  'longitude',
  'post_images',
];
const directorist = [
  'Title',
  'Description',
  'Tagline',
  'Locations',
  'Categories',
  'Address',
  'Map Latitude',
  'Map Logitude',
  'Zip',
  'Phone',
  'Email',
  'Website',
  'Image',
];

/** A mapping by headers instead of column numbers. */
function byHeader(headers: readonly string[]) {
  const recognized = recognizeHeaders(headers);
  if (recognized.fault !== undefined) return recognized;
  const at = (index: number) => headers[index];
  const { columns, categoryList, imageList, dayHours, additionalInfo } = recognized.mapping;
  return {
    format: recognized.format,
    columns: Object.fromEntries(Object.entries(columns).map(([column, index]) => [column, at(index)])),
    lists: [
      categoryList.map(at),
      imageList.map(at),
      dayHours.map(({ day, hours }) => [at(day), at(hours)]),
      additionalInfo.map(({ column }) => at(column)),
    ],
  };
}

describe('recognizeHeaders', () => {
  it.each([
    ['outscraper-1', outscraper],
    ['outscraper-2', ['name', 'website', 'address', 'city', 'place_id', 'working_hours', 'email']],
    ['apify', apify],
    ['google-business-profile', profile],
    ['geodirectory', geoDirectory],
    ['directorist', directorist],
    ['plain', german],
  ])('recognises %s by its headers', (format, headers) => {
    expect(recognizeHeaders(headers)).toMatchObject({ format });
  });

  it.each([
    ['outscraper', outscraper],
    ['german', german],
    ['apify', apify],
    ['profile', profile],
    ['geodirectory', geoDirectory],
    ['directorist', directorist],
  ])('maps %s headers equally in any order', (_, headers) => {
    const expected = byHeader(headers);
    fc.assert(
      fc.property(fc.shuffledSubarray(headers, { minLength: headers.length }), (shuffled) =>
        expect(byHeader(shuffled)).toEqual(expected),
      ),
    );
  });

  it.each([
    ['outscraper', outscraper],
    ['german', german],
    ['profile', profile],
    ['directorist', directorist],
  ])('maps %s headers equally whatever their case, spaces, underscores and hyphens', (_, headers) => {
    const expected = recognizeHeaders(headers);
    const spelling = fc.tuple(
      fc.boolean(),
      fc.constantFrom(' ', '_', '-', ''),
      fc.constantFrom('', ' ', '  '),
    );
    fc.assert(
      fc.property(
        fc.array(spelling, { minLength: headers.length, maxLength: headers.length }),
        (spellings) => {
          const respelled = headers.map((header, index) => {
            const [upper, gap, edge] = spellings[index]!;
            const text = header.replace(/[ _-]/g, gap);
            return `${edge}${upper ? text.toUpperCase() : text.toLowerCase()}${edge}`;
          });
          expect(recognizeHeaders(respelled)).toEqual(expected);
        },
      ),
    );
  });

  it('uses the first of equal headers', () => {
    expect(recognizeHeaders(['Name', 'city', 'NAME', 'City'])).toMatchObject({
      mapping: { columns: { name: 0, city: 1 } },
    });
  });

  it('refuses a row without a name column, and one with nothing else', () => {
    expect(recognizeHeaders(['city', 'phone', null, 4])).toEqual({ fault: 'no-name-column' });
    expect(recognizeHeaders(['Name'])).toEqual({ fault: 'only-a-name-column' });
    expect(recognizeHeaders([])).toEqual({ fault: 'no-name-column' });
  });

  it('never throws, whatever the first rows contain', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.double(), fc.boolean(), fc.constant(null))),
        (cells) => expect(recognizeHeaders(cells)).toBeDefined(),
      ),
    );
  });
});
