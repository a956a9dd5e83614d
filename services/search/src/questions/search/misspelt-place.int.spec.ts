import { listedBusiness } from '../../test/listed-business.js';
import { SearchSystem } from '../../test/search-system.js';

const BINDLACH = { city: 'Bindlach', postalCode: '95463', latitude: 49.98, longitude: 11.61 };
const BAYREUTH = { city: 'Bayreuth', postalCode: '95444', latitude: 49.94, longitude: 11.57 };
const BERLIN = { city: 'Berlin', postalCode: '10115', latitude: 52.53, longitude: 13.38 };
const ROSTOCK = { city: 'Rostock', postalCode: '18055', latitude: 54.09, longitude: 12.13 };

let system: SearchSystem;
beforeAll(async () => {
  system = await SearchSystem.start([
    listedBusiness({ name: 'Haarstudio Eins', category: 'Friseur', ...BINDLACH }),
    listedBusiness({ name: 'Schnittlauch', category: 'Friseur', ...BAYREUTH }),
    listedBusiness({ name: 'Kopfsache', category: 'Friseur', ...BERLIN }),
    listedBusiness({ name: 'Waterkant', category: 'Friseur', ...ROSTOCK }),
    listedBusiness({ name: 'Rosen-Apotheke', category: 'Apotheke', ...BERLIN }),
    listedBusiness({ name: 'Floristik Ost', category: 'Florist', ...BERLIN }),
  ]);
});
afterAll(() => system?.stop());

it('reads a misspelt trade next to a misspelt city, and asks for confirmation', async () => {
  const question = { query: 'Friesör Bindlahc' };
  // The names in the index are read only after the service has started.
  await system.until(question, ({ understood }) => understood?.candidates !== undefined);
  const { businesses, understood } = await system.search(question);
  expect(businesses.map(({ name }) => name)).toEqual(['Haarstudio Eins', 'Schnittlauch']);
  expect(understood?.inside).toBe(1);
  expect(understood?.candidates?.[0]).toBe('Bindlach');
});

it('lists nobody beyond 60 km if someone is at the place, otherwise the nearest at any distance', async () => {
  expect(await system.names({ query: 'Friseur', location: 'Bindlach' })).toEqual([
    'Haarstudio Eins',
    'Schnittlauch',
  ]);
  expect(await system.names({ query: 'Friseur', location: 'Coburg' })).toEqual([
    'Haarstudio Eins',
    'Schnittlauch',
    'Kopfsache',
    'Waterkant',
  ]);
});

it('knows the location of a landmark and a station', async () => {
  expect((await system.names({ query: 'Friseur am Brandenburger Tor' }))[0]).toBe('Kopfsache');
  expect((await system.names({ query: 'hairdresser near Bayreuth central station' }))[0]).toBe(
    'Schnittlauch',
  );
});

it('finds the businesses of a country, and the nearest to one without a business', async () => {
  const inGermany = await system.search({ query: 'Friseur', location: 'Deutschland' });
  expect(inGermany).toMatchObject({ total: 4, notice: null });
  expect((await system.search({ query: 'Waterkant', location: 'Germany' })).total).toBe(1);
  expect((await system.search({ location: 'Deutschland' })).total).toBe(6);
  expect(await system.search({ query: 'Friseur', location: 'Österreich' })).toMatchObject({
    total: 4,
    notice: { kind: 'nearest', place: 'Österreich' },
  });
});

it('finds the nearest to a misspelt city without a business', async () => {
  const question = { query: 'Friesör Salzburgh' };
  await system.until(question, ({ notice }) => notice?.kind === 'nearest');
  expect((await system.search(question)).notice).toEqual({ kind: 'nearest', place: 'Salzburg' });
});

it.each(['Friseur am Freitag', 'Friseur Birne'])('does not treat other words as towns: %s', async (query) => {
  const { understood } = await system.search({ query });
  expect(understood?.parts.some(({ kind }) => kind === 'place')).toBe(false);
});

it('asks for clarification if only a problem is given, or a thing occurs in names of other trades', async () => {
  const state = await system.search({ query: 'kaputt' });
  expect(state.total).toBe(0);
  expect(state.understood?.tradesMeant?.map(({ key }) => key)).toContain('kfz-werkstatt');
  const roses = await system.search({ query: 'Rosen' });
  expect(roses.businesses[0]?.name).toBe('Rosen-Apotheke');
  expect(roses.understood?.tradesMeant?.[0]?.key).toBe('blumen');
});
