import type { CellValue } from '../read-sheet/cell.js';
import { recognizeHeaders } from '../recognize-headers/recognize-headers.js';
import { rowToBusiness } from './row-to-business.js';

/** Maps one row given as header → value. */
function map(row: Readonly<Record<string, CellValue>>) {
  const recognized = recognizeHeaders(Object.keys(row));
  if (recognized.fault !== undefined) throw new Error(recognized.fault);
  return rowToBusiness(recognized, Object.values(row));
}

describe('rowToBusiness', () => {
  it('reads an Outscraper row', () => {
    expect(
      map({
        place_id: 'ChIJ1',
        name: ' Friseur Köhler ',
        site: 'https://koehler.example',
        subtypes: 'Friseur, Barbier',
        category: 'Friseure',
        type: 'Friseur',
        phone: '+49 921 1',
        full_address: 'Markt 1, 95444 Bayreuth',
        street: 'Markt 1',
        city: 'Bayreuth',
        postal_code: 95444,
        country_code: 'de',
        latitude: '49,94',
        longitude: 11.57,
        rating: '4,5',
        reviews: '1.234',
        reviews_per_score: '1: 6, 2: 0, 3: 1, 4: 2, 5: 30',
        photos_count: 7,
        photo: 'https://p.example/1.jpg',
        working_hours: "{'Monday': '9AM-5PM', 'Tuesday': ['Closed']}",
        about: '{"Service options":{"Delivery":true}}',
        range: '€€',
        verified: true,
        business_status: 'OPERATIONAL',
      }),
    ).toEqual({
      business: expect.objectContaining({
        placeId: 'ChIJ1',
        name: 'Friseur Köhler',
        subtypes: ['Friseur', 'Barbier'],
        address: 'Markt 1',
        fullAddress: 'Markt 1, 95444 Bayreuth',
        postalCode: '95444',
        countryCode: 'DE',
        latitude: 49.94,
        longitude: 11.57,
        rating: 4.5,
        reviewCount: 1234,
        reviewsPerScore: { 1: 6, 2: 0, 3: 1, 4: 2, 5: 30 },
        photos: ['https://p.example/1.jpg'],
        photosCount: 7,
        hours: { Monday: '9AM-5PM', Tuesday: ['Closed'] },
        about: { 'Service options': { Delivery: true } },
        priceLevel: 2,
        verified: true,
        businessStatus: 'OPERATIONAL',
      }) as unknown,
      notes: [],
    });
  });

  it('reads an Apify row with its numbered and nested columns', () => {
    expect(
      map({
        title: 'Reifen Vogel',
        categoryName: 'Reifenhändler',
        address: 'Weg 2, 95444 Bayreuth',
        street: 'Weg 2',
        'categories/1': 'Werkstatt',
        'categories/0': 'Reifenhändler',
        totalScore: 0,
        'openingHours/0/day': 'Monday',
        'openingHours/0/hours': '7 AM to 4:30 PM',
        'additionalInfo/Service options/0/Delivery': true,
        'reviewsDistribution/oneStar': 2,
        'imageUrls/0': 'https://p.example/0',
        permanentlyClosed: true,
      }),
    ).toMatchObject({
      business: {
        category: 'Reifenhändler',
        subtypes: ['Reifenhändler', 'Werkstatt'],
        address: 'Weg 2',
        hours: { Monday: '7 AM to 4:30 PM' },
        about: { 'Service options': { Delivery: true } },
        reviewsPerScore: { 1: 2 },
        photos: ['https://p.example/0'],
        businessStatus: 'CLOSED_PERMANENTLY',
        rating: undefined,
      },
    });
  });

  it.each([
    ['geöffnet', 'OPERATIONAL'],
    ['Geoeffnet', 'OPERATIONAL'],
    ['Vorübergehend geschlossen', 'CLOSED_TEMPORARILY'],
    ['CLOSED_PERMANENTLY', 'CLOSED_PERMANENTLY'],
    ['Kalıcı olarak kapalı', 'CLOSED_PERMANENTLY'],
  ])('reads the status %s', (text, status) => {
    expect(map({ name: 'A', description: 'b', business_status: text })).toMatchObject({
      business: { businessStatus: status },
      notes: [],
    });
  });

  it('reads a Google Business Profile row: store code, address lines, a column for each day', () => {
    const row = {
      'Store code': 'B-1',
      'Business name': 'Optik Lang',
      'Address line 1': 'Markt 1',
      'Address line 2': 'Hof',
      Locality: 'Krems',
      'Country / Region': 'AT',
      'Postal code': 3500,
      'Monday hours': '09:00-18:00',
      'Tuesday hours': 'x',
      'Wednesday hours': null,
      'Sunday hours': '00:00-00:00',
    };
    expect(map(row)).toMatchObject({
      business: {
        placeId: 'B-1',
        address: 'Markt 1, Hof',
        postalCode: '3500',
        countryCode: 'AT',
        hours: { Monday: '09:00-18:00', Tuesday: 'Closed', Wednesday: 'Closed', Sunday: 'Open 24 hours' },
      },
    });
  });

  it('reads a GeoDirectory row, and refuses one that is not published there', () => {
    const row = {
      post_title: 'Café Zeit',
      post_status: 'publish',
      post_category: 'Cafés,Bäckereien',
      default_category: '12',
      post_images: 'https://p.example/1.jpg|7|Titel|::https://p.example/2.jpg',
      zip: '95444',
    };
    expect(map(row)).toMatchObject({
      business: { category: 'Cafés', photos: ['https://p.example/1.jpg', 'https://p.example/2.jpg'] },
    });
    expect(map({ ...row, post_status: 'draft' })).toEqual({
      error: { code: 'invalid', field: 'postStatus', value: 'draft' },
    });
  });

  it('reads a Directorist row, including its misspelt header for the longitude', () => {
    expect(
      map({
        Title: 'Tischlerei Holz',
        Tagline: 'gut',
        Address: 'Weg 3, 95444 Bayreuth',
        'Map Latitude': 49.9,
        'Map Logitude': 11.5,
        Zip: '95444',
        Categories: 'Tischler',
      }),
    ).toMatchObject({
      business: {
        fullAddress: 'Weg 3, 95444 Bayreuth',
        latitude: 49.9,
        longitude: 11.5,
        category: 'Tischler',
      },
    });
  });

  it('reads plain German headers', () => {
    expect(
      map({
        Name: 'Maler Weiß',
        Straße: 'Ring',
        Hausnummer: 4,
        PLZ: 1067,
        Ort: 'Dresden',
        Öffnungszeiten: 'Mo-Fr 8-17',
        'Anzahl Bewertungen': 3,
        Bewertung: '4,8',
      }),
    ).toMatchObject({
      business: {
        address: 'Ring 4',
        postalCode: '01067',
        city: 'Dresden',
        hours: 'Mo-Fr 8-17',
        rating: 4.8,
        reviewCount: 3,
      },
    });
  });

  it.each([
    [{ PLZ: 1067 }, '01067'],
    [{ PLZ: 1067, Land: 'Deutschland' }, '01067'],
    [{ PLZ: '1067', country_code: 'DE' }, '01067'],
    [{ PLZ: 1010, country_code: 'AT' }, '1010'],
    [{ PLZ: 8001, Land: 'Schweiz' }, '8001'],
    [{ PLZ: '04109' }, '04109'],
    [{ PLZ: 'D-95444' }, '95444'],
  ])('restores the leading zero of German postal codes: %j', (row, postalCode) => {
    expect(map({ Name: 'A', ...row })).toMatchObject({ business: { postalCode } });
  });

  it('restores the zero or plus of a phone number stored as a number', () => {
    expect(map({ Name: 'A', Telefon: 92112345 })).toMatchObject({ business: { phone: '092112345' } });
    expect(map({ Name: 'A', Telefon: 4992112345 })).toMatchObject({ business: { phone: '04992112345' } });
    expect(map({ Name: 'A', Telefon: 499211234567 })).toMatchObject({ business: { phone: '+499211234567' } });
  });

  it.each([
    ['missing', 'name', null, { name: '  ', city: 'Krems' }],
    ['too-long', 'name', 'x'.repeat(100), { name: 'x'.repeat(301), city: 'K' }],
    ['too-long', 'placeId', 'p'.repeat(100), { name: 'A', place_id: 'p'.repeat(301) }],
  ])('reports a row that is %s by field and value: %s %s', (code, field, value, row) => {
    expect(map(row as Record<string, CellValue>)).toEqual({ error: { code, field, value } });
  });

  it('drops keys of JSON cells with a meaning to JavaScript or the database', () => {
    const about = (
      map({ name: 'A', about: '{"__proto__":{"x":1},"$where":1,"a.b":{"c":true}}' }) as {
        business: { about: object };
      }
    ).business.about;
    expect(Object.entries(about)).toEqual([['a b', { c: true }]]);
  });
});
