import { listedBusiness } from '../../test/listed-business.js';
import { SearchSystem } from '../../test/search-system.js';

/** A hairdresser `kmNorth` kilometres north of the centre of Bayreuth. */
const at = (name: string, city: string, postalCode: string, kmNorth: number) =>
  listedBusiness({
    name,
    category: 'Friseur',
    city,
    postalCode,
    latitude: 49.9427 + kmNorth / 111.2,
    longitude: 11.5763,
  });
const businesses = [
  at('Haarwerk', 'Bayreuth', '95444', 1),
  at('Schnitt Bindlach', 'Bindlach', '95463', 4.5),
  at('Lockenkopf', 'Goldkronach', '95497', 12),
];

let system: SearchSystem;
beforeAll(async () => {
  system = await SearchSystem.start(businesses);
});
afterAll(() => system?.stop());

it.each([
  ['Friseur 5 km um Bayreuth', undefined, 2],
  ['Friseur im Umkreis von 15 km um Bayreuth', undefined, 3],
  ['hairdresser within 2 miles of Bayreuth', undefined, 1],
  ['Bayreuth 5 km çevresinde kuaför', undefined, 2],
  ['Friseur im Umkreis von 5 km', 'Bayreuth', 2],
  ['wer schneidet mir die Haare, 5 km um Bayreuth', undefined, 2],
])('%s @ %s counts businesses within the radius as inside', async (query, location, inside) => {
  const answer = await system.search({ query, ...(location ? { location } : {}) });
  const own = businesses.map(({ name }) => name).slice(0, inside);
  expect(
    answer.businesses
      .slice(0, inside)
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...own].sort());
  expect(answer).toMatchObject({ notice: null, understood: { inside, ignored: [] } });
});

it('shows the radius and the place as parts that can be removed', async () => {
  const { understood } = await system.search({ query: 'Friseur 5 km um Bayreuth' });
  expect(understood?.parts).toMatchObject([
    { kind: 'place', text: '5 km', value: '5', without: 'Friseur Bayreuth' },
    { kind: 'place', text: 'Bayreuth', without: 'Friseur' },
    { kind: 'trade' },
  ]);
});

it("keeps the visitor's own circle within the radius of the text", async () => {
  const around = '49.9427,11.5763';
  expect(await system.names({ query: 'Friseur im Umkreis von 5 km', around })).toEqual([
    'Haarwerk',
    'Schnitt Bindlach',
  ]);
  expect(await system.names({ query: 'Friseur im Umkreis von 5 km', around, radius: 2 })).toEqual([
    'Haarwerk',
  ]);
});

it('reports that it ignored a radius around a state, which has no centre', async () => {
  const { understood } = await system.search({ query: 'Friseur 50 km um Bayern' });
  expect(understood?.ignored).toEqual(['50 km']);
});
