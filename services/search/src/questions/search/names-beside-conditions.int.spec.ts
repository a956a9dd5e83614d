import type { IndexableBusiness } from '@gewerk/contracts';
import { listedBusiness } from '../../test/listed-business.js';
import { SearchSystem } from '../../test/search-system.js';

type Hours = NonNullable<IndexableBusiness['hours']>;

const KOELN = { city: 'Köln', postalCode: '50667', latitude: 50.94, longitude: 6.96 };
const day: Hours['monday'] = [[480, 1_080]];
const hoursWithout = (closed: keyof Hours): Hours => ({
  ...{ monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: day, sunday: [] },
  publicHolidays: null,
  [closed]: [],
});

let system: SearchSystem;
beforeAll(async () => {
  system = await SearchSystem.start([
    listedBusiness({ name: 'Möbel Sitzfleisch', category: 'Möbel', ...KOELN, hours: hoursWithout('sunday') }),
    listedBusiness({ name: 'Möbel Groß', category: 'Möbel', ...KOELN, hours: hoursWithout('monday') }),
    listedBusiness({
      name: 'Friseur Haargenau',
      category: 'Friseur',
      ...KOELN,
      hours: hoursWithout('monday'),
    }),
    listedBusiness({
      name: 'Haarsalon Früh',
      category: 'Friseur',
      city: 'Krems',
      hours: hoursWithout('sunday'),
    }),
    listedBusiness({ name: 'Café Bello', category: 'Café', ...KOELN, flags: ['Hunde erlaubt'] }),
    listedBusiness({ name: 'Café Ruhe', category: 'Café', ...KOELN }),
    listedBusiness({
      name: 'Gasthaus Spatz',
      category: 'Restaurant',
      ...KOELN,
      flags: ['Für Kinder geeignet'],
    }),
    listedBusiness({ name: 'Gasthaus Still', category: 'Restaurant', ...KOELN }),
    listedBusiness({ name: 'Zur Tanne', category: 'Restaurant', ...KOELN, phone: '0221 4710574' }),
    listedBusiness({ name: 'Friseur am Park', category: 'Friseur', ...KOELN }),
  ]);
});
afterAll(() => system?.stop());

it.each([
  ['hat Möbel Sitzfleisch montags offen', 'Möbel Sitzfleisch'],
  ['Möbel Sitzfleisch in Köln dienstags geöffnet', 'Möbel Sitzfleisch'],
  ['ist Friseur Haargenau in Köln dienstags offen', 'Friseur Haargenau'],
])('finds the name next to a time: %s', async (query, name) => {
  const { businesses, understood } = await system.search({ query });
  expect(businesses[0]?.name).toBe(name);
  expect(understood?.parts.map(({ kind }) => kind)).toContain('time');
  expect(understood?.ignored).toEqual([]);
});

it('drops the time rather than the name', async () => {
  const { businesses, understood } = await system.search({
    query: 'ist Friseur Haargenau in Köln montags offen',
  });
  expect(businesses[0]?.name).toBe('Friseur Haargenau');
  expect(understood?.ignored).toEqual(['montags offen']);
});

it.each([
  ['hundefreundliches Café', ['Café Bello']],
  ['Café Hunde erlaubt Köln', ['Café Bello']],
  ['dog friendly cafe in Cologne', ['Café Bello']],
  ['köpek dostu kafe', ['Café Bello']],
  ['kinderfreundliches Restaurant', ['Gasthaus Spatz']],
  ['family friendly restaurant', ['Gasthaus Spatz']],
])('knows where dogs and children are welcome: %s', async (query, names) => {
  expect(await system.names({ query })).toEqual(names);
});

it("ranks 'Zur Tanne' first for 'Gasthaus Tanne', although 'Tanne' also expresses a need", async () => {
  const { businesses, understood } = await system.search({ query: 'Gasthaus Tanne' });
  expect(businesses.map(({ name }) => name)[0]).toBe('Zur Tanne');
  expect(businesses).toHaveLength(3);
  expect(understood?.ignored).toEqual([]);
});

it('does not treat a city abroad as a misspelt name, and reports it as ignored', async () => {
  const { businesses, understood } = await system.search({ query: 'Friseur Prag' });
  expect(businesses).toHaveLength(3);
  expect(understood?.ignored).toEqual(['Prag']);
});

it('finds a landline without its area code', async () => {
  expect(await system.names({ query: '4710574' })).toEqual(['Zur Tanne']);
  expect(await system.names({ query: 'Nummer 471 05 74' })).toEqual(['Zur Tanne']);
});
