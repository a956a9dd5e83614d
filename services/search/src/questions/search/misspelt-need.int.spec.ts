import { listedBusiness } from '../../test/listed-business.js';
import { SearchSystem } from '../../test/search-system.js';

const HOF = { city: 'Hof', postalCode: '95028', latitude: 50.31, longitude: 11.91 };

let system: SearchSystem;
beforeAll(async () => {
  system = await SearchSystem.start([
    listedBusiness({ name: 'Kraus & Sohn', category: 'Maler', ...HOF }),
    listedBusiness({ name: 'Autohaus Wagner', category: 'KFZ-Werkstatt', ...HOF, popularity: 9 }),
    listedBusiness({ name: 'Steinmetz & Söhne', category: 'Boutique', ...HOF, popularity: 9 }),
    listedBusiness({ name: 'Bettwanner', category: 'Restaurant', ...HOF, popularity: 9 }),
    listedBusiness({ name: 'Haus Immergrün', category: 'Bestattung', ...HOF }),
    listedBusiness({ name: 'Dr. Lang', category: 'Arzt', ...HOF, popularity: 9 }),
    listedBusiness({ name: 'Dr. Kurz', category: 'Arzt', sourceCategory: 'Hautarzt', ...HOF }),
    listedBusiness({ name: 'Handyladen Vogt', category: 'Handyreparatur', ...HOF, popularity: 9 }),
    listedBusiness({ name: 'Wohnungsbörse', category: 'Immobilienmakler', ...HOF, popularity: 9 }),
    listedBusiness({ name: 'Vogt Klavierschule', category: 'Musikschule', ...HOF }),
    listedBusiness({ name: 'Schuhe Sommer', category: 'Schuhgeschäft', ...HOF }),
    listedBusiness({ name: 'Wärme Wolf', category: 'Heizungsbau', ...HOF }),
    listedBusiness({ name: 'Lange Elektrogeräte', category: 'Haushaltsgeräte-Service', ...HOF }),
  ]);
});
afterAll(() => system?.stop());

it.each([
  ['Wohnung striechen', 'Kraus & Sohn'],
  ['Hautartzt', 'Dr. Kurz'],
  ['Klaiver lernen', 'Vogt Klavierschule'],
])('finds businesses for the likely meaning of %j', async (query, name) => {
  expect((await system.names({ query }))[0]).toBe(name);
});

it.each([
  ['Wohnung striechen', 'maler'],
  ['Malre', 'maler'],
])('reports how %j was understood, but nothing for names', async (query, key) => {
  expect((await system.search({ query })).understood?.tradesMeant?.map((trade) => trade.key)).toEqual([key]);
  expect((await system.search({ query: 'Bettwaner' })).understood?.tradesMeant).toBeUndefined();
});

it('still finds a name that resembles a word of a need', async () => {
  expect((await system.names({ query: 'Bettwaner' }))[0]).toBe('Bettwanner');
});

it('does not list a name that only resembles a trade without businesses', async () => {
  const names = await system.names({ query: 'handyman' });
  expect(names).not.toContain('Handyladen Vogt');
  expect(names).toContain('Kraus & Sohn');
});

it.each([
  ['Abschlepdienst', 'Autohaus Wagner'],
  ['Grabsteien', 'Haus Immergrün'],
])('finds a related trade for %j, and reports the text as ignored', async (query, name) => {
  const answer = await system.search({ query });
  expect(answer.businesses.map((business) => business.name)).toContain(name);
  expect(answer.businesses.map((business) => business.name)).not.toContain('Steinmetz & Söhne');
  expect(answer.understood?.ignored).toEqual([query.toLowerCase()]);
});

it('decides by the misspelt thing rather than by what is wrong with it', async () => {
  expect(await system.names({ query: 'Heitzung kaputt' })).toEqual(['Wärme Wolf']);
});

it('finds nothing for a word that only resembles the beginning of a word of a trade', async () => {
  expect(await system.names({ query: 'Apple' })).toEqual([]);
  expect(await system.names({ query: 'Surfschule' })).toEqual([]);
  expect(await system.names({ query: 'bug in my mac' })).toEqual([]);
  expect(await system.names({ query: 'appliance repair' })).toEqual(['Lange Elektrogeräte']);
});
