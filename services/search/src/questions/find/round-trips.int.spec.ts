import { SearchClient } from '../../engine/search.client.js';
import { NameVocabulary } from '../../names/name-vocabulary.js';
import { listedBusiness } from '../../test/listed-business.js';
import { SearchSystem } from '../../test/search-system.js';

/** Köln-Ehrenfeld. */
const IN_EHRENFELD = { city: 'Köln', latitude: 50.95, longitude: 6.918 };

let system: SearchSystem;
beforeAll(async () => {
  system = await SearchSystem.start([
    listedBusiness({ name: 'Bad & Heizung Arnold', category: 'Sanitär' }),
    // Enough that nothing is searched around the place.
    ...Array.from({ length: 10 }, (_, at) =>
      listedBusiness({ name: `Rohrreinigung Blitz ${at}`, category: 'Sanitär' }),
    ),
    listedBusiness({ name: 'Gasthaus am Park', category: 'Restaurant' }),
    listedBusiness({ name: 'Haarwerk', category: 'Friseur', ...IN_EHRENFELD }),
  ]);
});
afterAll(() => system?.stop());
afterEach(() => jest.restoreAllMocks());

/** Counts the requests to the engine, except those of the census, which runs independently. */
function watch() {
  const many = jest.spyOn(system.get(SearchClient), 'searchMany');
  const one = jest.spyOn(system.get(SearchClient), 'search');
  const requests = () =>
    [...one.mock.calls, ...many.mock.calls.map(([queries]) => queries)].filter((queries) =>
      queries.every(({ facets }) => facets === undefined),
    );
  return { queries: () => requests().flat(), trips: () => requests().length };
}

it.each(['Bad & Heizung Arnold', 'Arnold Bad und Heizung', 'Bad & Heizung Arnolt'])(
  'answers the name %s at a place with one query, although it contains words of a need',
  async (query) => {
    const asked = watch();
    expect((await system.names({ query, location: 'Bayreuth' }))[0]).toBe('Bad & Heizung Arnold');
    expect([asked.trips(), asked.queries().length]).toEqual([1, 1]);
  },
);

it('answers a name of several words with one query, although its words name a trade', async () => {
  await system.eventually(async () => system.get(NameVocabulary).mayBeNameOf('gasthaus am park'));
  const asked = watch();
  expect((await system.names({ query: 'Gasthaus am Park', location: 'Bayreuth' }))[0]).toBe(
    'Gasthaus am Park',
  );
  expect([asked.trips(), asked.queries().length]).toEqual([1, 1]);
});

it('searches the words of a misspelt name, other spellings of it and the corrected text in three requests', async () => {
  await system.eventually(async () => system.get(NameVocabulary).lacksWordOf('qoehlmann'));
  const asked = watch();
  expect((await system.names({ query: 'Haarwerk Qoehlmann', location: 'Köln' }))[0]).toBe('Haarwerk');
  expect(asked.trips()).toBe(3);
});

it('answers a need at a place by its trade in two requests, although a word of it is unknown', async () => {
  const asked = watch();
  const answer = await system.search({ query: 'Rohr verstopft Xylomanu', location: 'Bayreuth' });
  expect(answer.businesses.map(({ name }) => name)).toContain('Rohrreinigung Blitz 0');
  expect(asked.trips()).toBeLessThanOrEqual(2);
});

it('finds businesses in a district without a radius filter, for which the engine would load all positions', async () => {
  const asked = watch();
  expect(await system.names({ query: 'Friseur', location: 'Köln-Ehrenfeld' })).toEqual(['Haarwerk']);
  expect(JSON.stringify(asked.queries())).not.toContain('_geoRadius');
});

it('needs at most three requests for a text that has no hits at the place', async () => {
  const asked = watch();
  expect((await system.names({ query: 'Haarwerk', location: 'Bonn' }))[0]).toBe('Haarwerk');
  expect(asked.trips()).toBeLessThanOrEqual(3);
});

it.each([
  ['Haare schneiden', 'Köln'],
  ['Haare schneiden Köln', undefined],
  ['Friseur', 'Köln'],
])(
  'finds the few businesses at a place and the nearest others with one request for %s at %s',
  async (query, location) => {
    const asked = watch();
    expect((await system.names({ query, ...(location ? { location } : {}) }))[0]).toBe('Haarwerk');
    expect(asked.trips()).toBe(1);
  },
);

it.each(['Friseur 24h', 'Haare schneiden 24h'])(
  'needs two requests for %s, one with the condition and one without it',
  async (query) => {
    const asked = watch();
    const answer = await system.search({ query });
    expect(answer.businesses.map(({ name }) => name)).toEqual(['Haarwerk']);
    expect(answer.understood?.ignored).toEqual(['24h']);
    expect(asked.trips()).toBe(2);
  },
);
