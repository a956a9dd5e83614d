import type { CellValue } from '../read-sheet/cell.js';
import { recognizeHeaders } from '../recognize-headers/recognize-headers.js';
import { rowToBusiness } from './row-to-business.js';

/** Maps one row given as header → value. */
function map(row: Readonly<Record<string, CellValue>>) {
  const recognized = recognizeHeaders(Object.keys(row));
  if (recognized.fault !== undefined) throw new Error(recognized.fault);
  return rowToBusiness(recognized, Object.values(row));
}

describe('a row with notes', () => {
  it.each([
    ['invalid', 'rating', '7.5', { rating: 7.5 }],
    ['invalid', 'rating', 'gut', { rating: 'gut' }],
    ['invalid', 'latitude', '491', { latitude: 491, longitude: 2 }],
    ['invalid', 'longitude', '2', { longitude: 2 }],
    ['invalid', 'reviewCount', 'zwölf', { reviews: 'zwölf' }],
    ['invalid', 'reviewCount', '-3', { reviews: -3 }],
    ['invalid', 'priceLevel', '10–20 €', { range: '10–20 €' }],
    ['invalid', 'verified', 'vielleicht', { verified: 'vielleicht' }],
    ['invalid', 'businessStatus', 'ruht', { business_status: 'ruht' }],
    ['invalid', 'photos', 'ohne', { photo: 'ohne' }],
    ['invalid', 'reviewsPerScore', '5: viele', { reviews_per_score: '{"5": "viele"}' }],
    ['too-long', 'city', 'x'.repeat(100), { city: 'x'.repeat(201) }],
    ['too-long', 'hours', 'y'.repeat(100), { working_hours: 'y'.repeat(4_001) }],
    ['too-long', 'hours', `{"Monday":"${'y'.repeat(89)}`, { Montag: 'y'.repeat(4_001) }],
    ['unreadable', 'about', '{broken', { about: '{broken' }],
    ['unreadable', 'reviewsPerScore', 'many', { reviews_per_score: 'many' }],
  ])('accepts a row without a field that is %s, and notes it: %s %s', (code, field, value, row) => {
    const mapped = map({ name: 'A', description: 'b', ...row } as Record<string, CellValue>);
    expect(mapped).toMatchObject({
      business: { name: 'A', description: 'b' },
      notes: [{ code, field, value, result: null }],
    });
    expect((mapped as { business: object }).business).not.toHaveProperty(field, expect.anything());
  });

  it('accepts a row whose hours contain a day that is too long, and notes the hours', () => {
    const day = { 'openingHours/0/day': 'z'.repeat(4_001), 'openingHours/0/hours': '9-17' };
    expect(map({ title: 'A', categoryName: 'Maler', street: 'Weg 1', totalScore: 0, ...day })).toMatchObject({
      business: { name: 'A', hours: undefined },
      notes: [{ code: 'too-long', field: 'hours' }],
    });
  });

  it.each([
    ...['rating', 'latitude', 'reviews', 'price_level', 'reviews_per_score'].map((column) => [column, '9']),
    ['reviews_per_score', '"\\'],
    ['reviews_per_score', "'\\"],
    ['city', 'a.'],
    ['working_hours', '"\\'],
  ] as [string, string][])(
    'reads a very long cell of %s that repeats %s within milliseconds',
    (column, piece) => {
      // Maps a short row first, so that the time for loading data is not measured.
      map({ name: 'A', country_code: 'DE', postal_code: '95444', [column]: piece });
      const before = process.threadCpuUsage();
      const row = { country_code: 'DE', postal_code: '95444' };
      const mapped = map({ name: 'A', ...row, [column]: `${piece.repeat(30_000 / piece.length)}x` });
      const { user, system } = process.threadCpuUsage(before);
      expect(mapped).toMatchObject({ business: { name: 'A' } });
      expect((user + system) / 1_000).toBeLessThan(100);
    },
  );

  it('keeps the photos and subtypes of a list that fit, and notes the first that does not', () => {
    const subtypes = ['Maler', 'z'.repeat(400), 'Tischler'];
    expect(map({ name: 'A', subtypes: subtypes.join(',') })).toMatchObject({
      business: { subtypes: ['Maler', 'Tischler'] },
      notes: [{ code: 'too-long', field: 'subtypes', value: 'z'.repeat(100) }],
    });
  });

  it.each([
    [{ Ort: 'Wien', PLZ: 1010, Telefon: '+43 1 5123456' }, 'AT', '1010'],
    [{ Ort: 'Wien', PLZ: 1010 }, 'AT', '1010'],
    [{ Ort: 'Zürich', Telefon: '+41 44 123 45 67' }, 'CH', undefined],
    [{ Ort: 'Zürich', PLZ: 8001 }, 'CH', '8001'],
    [{ Ort: 'Hinterdorf', PLZ: '6020', Telefon: '0043 512 1' }, 'AT', '6020'],
  ])('infers the country of a row from its other fields: %j', (row, countryCode, postalCode) => {
    expect(map({ Name: 'A', ...row } as Record<string, CellValue>)).toMatchObject({
      business: { countryCode, postalCode },
      notes: [{ code: 'inferred', field: 'countryCode', value: null, result: countryCode }],
    });
  });

  it.each([
    [{ Ort: 'Dresden', PLZ: 1067 }],
    [{ Ort: 'Passau', PLZ: 94032, Telefon: '+43 1 5123456' }],
    [{ Ort: 'Bayreuth', Telefon: '+49 921 1' }],
    [{ Ort: 'Hinterdorf' }],
  ])('assumes Germany for a row without other information: %j', (row) => {
    const mapped = map({ Name: 'A', ...row } as Record<string, CellValue>);
    expect(mapped).toMatchObject({ business: { countryCode: undefined }, notes: [] });
  });

  it('notes a country that the other fields contradict, and keeps it', () => {
    expect(map({ Name: 'A', Ort: 'Wien', PLZ: '1010', Land: 'Deutschland' })).toMatchObject({
      business: { country: 'Deutschland' },
      notes: [{ code: 'doubtful', field: 'countryCode', value: 'Deutschland', result: 'AT' }],
    });
  });

  it('corrects a misspelt city, and notes one that does not match the postal code', () => {
    expect(map({ Name: 'A', Ort: 'Bayreut', PLZ: '95444' })).toMatchObject({
      business: { city: 'Bayreuth' },
      notes: [{ code: 'corrected', field: 'city', value: 'Bayreut', result: 'Bayreuth' }],
    });
    expect(map({ Name: 'A', Ort: 'Hamburg', PLZ: '95444' })).toMatchObject({
      business: { city: 'Hamburg' },
      notes: [{ code: 'doubtful', field: 'city', value: 'Hamburg', result: 'Bayreuth' }],
    });
  });

  it.each([
    [4935112345, '01067', '+4935112345', 'inferred'],
    [4931123456, '26506', '04931123456', 'doubtful'],
    [35112345, '01067', '035112345', undefined],
  ])('reads the phone number %s with the postal code %s as %s', (Telefon, PLZ, phone, code) => {
    const mapped = map({ Name: 'A', Telefon, PLZ });
    expect(mapped).toMatchObject({ business: { phone } });
    const notes = mapped.error === undefined ? mapped.notes : [];
    expect(notes.map((note) => note.code)).toEqual(code ? [code] : []);
  });
});
