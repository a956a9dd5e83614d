import type { BusinessInput } from '@gewerk/contracts';
import { normaliseBusiness } from './normalise-business.js';
import { overlaid, storedInput } from './stored-input.js';

const fieldsOf = (input: Partial<BusinessInput>) => normaliseBusiness({ name: 'Betrieb', ...input })!.fields;

describe('a business as a source describes it', () => {
  it('is null without a name', () => {
    for (const name of ['', '  ', '\u200b', '\t\n']) expect(normaliseBusiness({ name })).toBeNull();
  });

  it('gets tidy texts: single spaces, no control characters, paragraphs kept in descriptions', () => {
    const fields = fieldsOf({
      name: '  Auto\u00a0 Meier\u0000 ',
      address: 'Haupt\nstraße 1',
      description: ' eins \r\n\r\n\r\nzwei\u0007 ',
    });
    expect(fields).toMatchObject({
      name: 'Auto Meier',
      address: 'Haupt straße 1',
      description: 'eins\n\nzwei',
    });
  });

  it('does not change the reading direction of following text', () => {
    const fields = fieldsOf({
      name: 'Auto \u202eemolB\u202c\u2066',
      city: '\u202dHof',
      description: 'eins\u2067\n\u202bzwei',
    });
    expect(fields).toMatchObject({ name: 'Auto emolB', city: 'Hof', description: 'eins\nzwei' });
  });

  it('has no text that consists only of invisible characters', () => {
    const fields = fieldsOf({ name: 'Auto \u3164', city: '\u3164\u2800', address: '\u{e0041}' });
    expect(fields).toMatchObject({ name: 'Auto \u3164', city: 'Unknown' });
    expect(fields.address ?? null).toBeNull();
  });

  it("defaults to city 'Unknown' and country Germany, and has its country's time zone", () => {
    expect(fieldsOf({})).toMatchObject({ city: 'Unknown', countryCode: 'DE', timeZone: 'Europe/Berlin' });
    expect(fieldsOf({ country: 'Austria', city: 'WIEN' })).toMatchObject({
      city: 'Wien',
      country: 'Austria',
      countryCode: 'AT',
      timeZone: 'Europe/Vienna',
    });
    expect(fieldsOf({ countryCode: 'ch' })).toMatchObject({ country: 'Schweiz', timeZone: 'Europe/Zurich' });
  });

  it('has the Bundesland of its state or its postal code, for the public holidays', () => {
    expect(fieldsOf({ state: 'Bavaria' }).stateCode).toBe('DE-BY');
    expect(fieldsOf({ postalCode: '95444' }).stateCode).toBe('DE-BY');
  });

  it.each([
    ['0921/12 34 567', 'DE', '0921 1234567', '+499211234567'],
    ['+43 2732 82 82 0', 'DE', '+43 2732 82820', '+43273282820'],
    ['02732 82820', 'AT', '02732 82820', '+43273282820'],
    ['auf Anfrage', 'DE', 'auf Anfrage', undefined],
  ])('shows the phone number %s in %s as %s', (phone, countryCode, shown, number) => {
    expect(fieldsOf({ phone, countryCode })).toMatchObject({ phone: shown, phoneNumber: number });
  });

  it.each([
    ['https://a.example/x?y=1', 'https://a.example/x?y=1'],
    ['www.example.de', 'http://www.example.de/'],
    ['example.de:8080/x', 'http://example.de:8080/x'],
    ['javascript:alert(1)', undefined],
    ['ftp://example.de', undefined],
    ['https://user:pw@example.de', undefined],
    ['http://localhost', undefined],
    ['keine Webseite', undefined],
  ])('reads the website %s as %p', (website, address) => {
    expect(fieldsOf({ website }).website).toBe(address);
  });

  it('drops invalid mail addresses', () => {
    expect(fieldsOf({ email: 'mailto:a@example.de' }).email).toBe('a@example.de');
    expect(fieldsOf({ email: 'siehe Webseite' }).email).toBeUndefined();
  });

  it('PUB-ENTITY-09 reads hours given as a record or as JSON, and keeps the original', () => {
    const week = { Monday: '9AM-5PM', Tuesday: ['9AM-5PM'], Sunday: 'Closed' };
    const asRecord = fieldsOf({ hours: week });
    expect(JSON.parse(asRecord.hours ?? '')).toMatchObject({ monday: [[540, 1020]], sunday: [] });
    expect(fieldsOf({ hours: JSON.stringify(week) }).hours).toBe(asRecord.hours);
    expect(JSON.parse(asRecord.rawHours ?? '')).toEqual(week);
  });

  it('leaves out hours that cannot be read, reports the reason, and keeps the raw text', () => {
    const { fields, hoursFault } = normaliseBusiness({ name: 'A', hours: 'wenn wir da sind' })!;
    expect(fields.hours).toBeUndefined();
    expect(fields.rawHours).toBe('wenn wir da sind');
    expect(hoursFault?.code).toBe('unreadable');
  });

  it('PUB-LIMIT-01 rates popularity between 0 and 5 by rating and number of reviews', () => {
    const popularity = (rating?: number, reviewCount?: number) =>
      fieldsOf({ rating, reviewCount }).popularity;
    expect(popularity(4.5, 300)).toBeGreaterThan(popularity(5, 1));
    expect(popularity(5, 1)).toBeGreaterThan(popularity());
    expect(popularity()).toBeGreaterThan(popularity(1, 50));
    expect(popularity(5, 1e9)).toBeLessThanOrEqual(5);
  });

  it('shows the label of the trade, otherwise the source value, and is listed under a category in any case', () => {
    expect(fieldsOf({ category: 'car repair' })).toMatchObject({ category: 'KFZ-Werkstatt' });
    expect(fieldsOf({ category: 'gastronomie' }).category).toBe('Gastronomie');
    const unknown = fieldsOf({ category: 'Ufologie' });
    expect([unknown.category, unknown.categorySlugs]).toEqual(['Ufologie', ['sonstiges']]);
  });

  it("is unlisted and in no category if it is named 'Unavailable Business', in upper or lower case", () => {
    expect(fieldsOf({ name: 'UNAVAILABLE business', category: 'car repair' })).toMatchObject({
      listed: false,
      categorySlugs: [],
    });
  });

  it('keeps photos on the web only, each once', () => {
    const photos = [
      'https://a.example/1.jpg',
      'https://a.example/1.jpg',
      'data:image/png;base64,x',
      '/etc/x',
    ];
    expect(fieldsOf({ photos })).toMatchObject({ photos: ['https://a.example/1.jpg'], photosCount: 1 });
  });

  it('normalises to itself when it is read back from storage', () => {
    const first = fieldsOf({
      placeId: 'p',
      category: 'Friseursalon',
      phone: '0171 1234567',
      website: 'x.example.de',
      hours: 'Mo-Fr 9-18 Uhr',
      city: 'Munich',
      rating: 4.26,
      reviewsPerScore: { 5: 3 },
      photosCount: 9,
      about: { A: { b: true } },
    });
    expect(normaliseBusiness(storedInput(first))?.fields).toEqual(first);
  });

  it('overwrites stored fields with given ones, related fields together, and keeps the rest', () => {
    const lower: BusinessInput = { name: 'A', country: 'Deutschland', countryCode: 'DE', email: 'a@b.de' };
    expect(overlaid(lower, { name: 'B', country: 'Austria', email: ' ' })).toEqual({
      name: 'B',
      country: 'Austria',
      email: 'a@b.de',
    });
  });
});
