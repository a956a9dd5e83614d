import { listedBusiness } from '../../test/listed-business.js';
import { SearchSystem } from '../../test/search-system.js';

const HOF = { city: 'Hof', postalCode: '95028', latitude: 50.31, longitude: 11.91 };

let system: SearchSystem;
beforeAll(async () => {
  system = await SearchSystem.start([
    listedBusiness({ name: 'Salon Grünwald', category: 'Friseur', ...HOF }),
    listedBusiness({ name: 'Bäckerei Meyer', category: 'Bäckerei', ...HOF }),
    listedBusiness({ name: 'Elektro Kowalski', category: 'Elektriker', ...HOF }),
    listedBusiness({ name: 'Bäckerei Huber', category: 'Bäckerei', ...HOF, popularity: 5 }),
    listedBusiness({ name: 'Autowerkstatt König', category: 'KFZ-Werkstatt', ...HOF }),
    listedBusiness({ name: 'Bäder Vogel GbR', category: 'Sanitär', ...HOF }),
    listedBusiness({ name: 'Bar Grünwald', category: 'Bar', ...HOF }),
    listedBusiness({ name: 'Autotechnik Celik', category: 'KFZ-Werkstatt', ...HOF, popularity: 5 }),
  ]);
  // The words of names are read in the background.
  await system.until({ query: 'Gowalsky' }, (answer) => answer.businesses.length > 0);
});
afterAll(() => system?.stop());

it.each([
  ['Salon Brünwald', 'Salon Grünwald'],
  ['Rünwald', 'Salon Grünwald'],
  ['Bäckerei Maier', 'Bäckerei Meyer'],
  ['Bäckerei Mayr', 'Bäckerei Meyer'],
  ['Gowalsky', 'Elektro Kowalski'],
  ['Salon Grumwalt', 'Salon Grünwald'],
])('%s finds %s first, by a correct first letter, by two letters or by the sound', async (query, name) => {
  expect((await system.names({ query }))[0]).toBe(name);
});

it.each(['Autowerkstat König', 'Autowerxkstatt König', 'Wutowerkstatt König'])(
  'finds a name of a misspelt trade and a word that is a town elsewhere (Bad König): %s',
  async (query) => {
    expect((await system.names({ query, location: 'Hof' }))[0]).toBe('Autowerkstatt König');
  },
);

it.each([
  ['Mäder Vogel GbR', 'Bäder Vogel GbR'],
  ['far Grünwald', 'Bar Grünwald'],
])('reads a village in a name as part of the name if another place is given: %s', async (query, name) => {
  expect((await system.names({ query, location: 'Hof' }))[0]).toBe(name);
});

it('finds nothing for a text that sounds like no name', async () => {
  expect(await system.names({ query: 'Xqzjvw' })).toEqual([]);
});

it('knows the names of businesses added later', async () => {
  const later = listedBusiness({ name: 'Optik Zwiesel', category: 'Optiker', ...HOF });
  await system.directory.save(later);
  await system.until({ query: 'Bwiesel' }, ({ businesses }) => businesses[0]?.name === 'Optik Zwiesel');
});
