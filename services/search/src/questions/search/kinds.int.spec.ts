import { listedBusiness } from '../../test/listed-business.js';
import { SearchSystem } from '../../test/search-system.js';

const KOELN = { city: 'Köln', postalCode: '50823', latitude: 50.95, longitude: 6.92 };

const businesses = [
  listedBusiness({ name: 'Stadtmuseum', category: 'Museum', type: 'Museum', ...KOELN, popularity: 9 }),
  listedBusiness({ name: 'Filmpalast', category: 'Kino', sourceCategory: 'Kino', ...KOELN }),
  listedBusiness({ name: 'Dr. Lang', category: 'Arzt', ...KOELN, popularity: 9 }),
  listedBusiness({ name: 'Kinderarztpraxis Dr. Kurz', category: 'Arzt', ...KOELN }),
  listedBusiness({ name: 'Zum Löwen', category: 'Restaurant', ...KOELN, popularity: 9, rating: '4.9' }),
  listedBusiness({
    name: 'Akropolis',
    rating: '3.0',
    category: 'Restaurant',
    subtypes: ['Griechisches Restaurant'],
    ...KOELN,
  }),
  listedBusiness({ name: 'Wirtshaus', category: 'Restaurant', ...KOELN, popularity: 5 }),
];

let system: SearchSystem;
beforeAll(async () => {
  system = await SearchSystem.start(businesses);
});
afterAll(() => system?.stop());

it.each([
  ['Kino Köln', 'Filmpalast', 'Stadtmuseum'],
  ['Museum Köln', 'Stadtmuseum', 'Filmpalast'],
  ['Kinderarzt in Köln', 'Kinderarztpraxis Dr. Kurz', 'Dr. Lang'],
  ['Arzt in Köln', 'Dr. Lang', 'Kinderarztpraxis Dr. Kurz'],
  ['beim Griechen in Köln', 'Akropolis', 'Zum Löwen'],
  ['sinema Köln', 'Filmpalast', 'Stadtmuseum'],
])('lists the named kind first for %j, then others of its trade', async (query, first, second) => {
  expect((await system.names({ query })).slice(0, 2)).toEqual([first, second]);
});

it('prefers the kind to the wish if none has both, and the wish among the others', async () => {
  expect(await system.names({ query: 'bester Grieche in Köln' })).toEqual([
    'Akropolis',
    'Zum Löwen',
    'Wirtshaus',
  ]);
});
