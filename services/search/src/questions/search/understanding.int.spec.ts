import type { IndexableBusiness } from '@gewerk/contracts';
import { listedBusiness } from '../../test/listed-business.js';
import { SearchSystem } from '../../test/search-system.js';

type Hours = NonNullable<IndexableBusiness['hours']>;

const NEUSS = { city: 'Neuss', postalCode: '41460', latitude: 51.2, longitude: 6.69 };
const KOELN = { city: 'Köln', postalCode: '50823', latitude: 50.95, longitude: 6.92 };
const BERLIN = { city: 'Berlin', postalCode: '10115', latitude: 52.53, longitude: 13.38 };
const BREMEN = { city: 'Bremen', postalCode: '28195', latitude: 53.08, longitude: 8.8 };

const week = (spans: Hours['monday'], sunday: Hours['monday'] = []): Hours => ({
  monday: spans,
  tuesday: spans,
  wednesday: spans,
  thursday: spans,
  friday: spans,
  saturday: spans,
  sunday,
  publicHolidays: null,
});

const businesses = [
  listedBusiness({ name: 'Care Zuhause', category: 'Pflegedienst', ...NEUSS }),
  listedBusiness({ name: 'Kfz-Werkstatt Bäcker', category: 'KFZ-Werkstatt', ...NEUSS }),
  listedBusiness({ name: 'Elektro Bäcker', category: 'Elektriker', ...KOELN, popularity: 5 }),
  listedBusiness({ name: 'Rösterei am Dom', category: 'Café', ...KOELN, flags: ['WLAN'] }),
  listedBusiness({
    name: 'Backstube Lenz',
    category: 'Bäckerei',
    ...KOELN,
    hours: week([[360, 1080]], [[480, 660]]),
    phone: '+49 221 4710123',
    address: 'Venloer Straße 12a',
  }),
  listedBusiness({ name: 'Brotmanufaktur', category: 'Bäckerei', ...KOELN, hours: week([[360, 1080]]) }),
  listedBusiness({ name: 'Muskelwerk', category: 'Fitnessstudio', ...BREMEN }),
  listedBusiness({ name: 'Gymnasium Nord', category: 'Gymnasium', ...BREMEN, popularity: 5 }),
  listedBusiness({
    name: 'Autodienst Hansen',
    category: 'KFZ-Werkstatt',
    ...BREMEN,
    website: 'https://www.hansen-auto.example/',
    email: 'info@hansen-auto.example',
    flags: ['Rollstuhlgerechter Eingang'],
    rating: '4.8',
    popularity: 1,
  }),
  listedBusiness({ name: 'Rohrfrei Klug', category: 'Klempner', ...BREMEN }),
  listedBusiness({ name: 'Salon Sonntag', category: 'Friseur', ...BREMEN }),
  listedBusiness({ name: 'Haarwerk', category: 'Friseur', ...KOELN }),
  listedBusiness({ name: 'Ostschlepp', category: 'Abschleppdienst', ...BERLIN }),
  listedBusiness({ name: 'Dach Voss', category: 'Dachdecker', ...KOELN, popularity: 4 }),
];

let system: SearchSystem;
beforeAll(async () => {
  system = await SearchSystem.start(businesses);
});
afterAll(() => system?.stop());

describe('an exact trade takes precedence over similar words', () => {
  it.each([
    ['Café', 'Neuss', 'Rösterei am Dom'],
    ['Bäckerei', 'Neuss', 'Backstube Lenz'],
    ['Bäcker', undefined, 'Backstube Lenz'],
    ['gym', undefined, 'Muskelwerk'],
    ['mechanic', 'Bremen', 'Autodienst Hansen'],
  ])('for %s at %s, which finds %s first', async (query, location, name) => {
    const names = await system.names({ query, ...(location ? { location } : {}) });
    expect(names[0]).toBe(name);
  });

  it('except if the text is a whole name', async () => {
    expect((await system.names({ query: 'Elektro Bäcker' }))[0]).toBe('Elektro Bäcker');
    expect((await system.names({ query: 'Salon Sonntag' }))[0]).toBe('Salon Sonntag');
  });

  it.each(['Friesör', 'Friseru'])('and so does the misspelt trade %s', async (query) => {
    expect(await system.names({ query, location: 'Köln' })).toEqual(['Haarwerk']);
  });

  it('and lists nobody far away if someone is at the place', async () => {
    const answer = await system.search({ query: 'KFZ-Werkstatt', location: 'Bremen' });
    expect(answer.businesses.map(({ name }) => name)).toEqual(['Autodienst Hansen']);
    expect(answer).toMatchObject({ total: 1, notice: null, understood: { inside: 1 } });
  });
});

describe('what is understood', () => {
  it.each([
    ['Rohr verstopft', 'Rohrfrei Klug'],
    ['Mein Wasserhahn tropft, wer kann das reparieren?', 'Rohrfrei Klug'],
    ['where can I fix my car', 'Autodienst Hansen'],
    ['Bäcker sonntags geöffnet', 'Backstube Lenz'],
    ['Café mit WLAN in Köln', 'Rösterei am Dom'],
    ['barrierefreie Autowerkstatt', 'Autodienst Hansen'],
    ['beste Autowerkstatt', 'Autodienst Hansen'],
    ['0221/4710123', 'Backstube Lenz'],
    ['0049 221 4710123', 'Backstube Lenz'],
    ['0221 47101', 'Backstube Lenz'],
    ['Handynummer 02214710123', 'Backstube Lenz'],
    ['Venloer Straße Nr. 12a', 'Backstube Lenz'],
    ['Venloer Str. 12 a', 'Backstube Lenz'],
    ['Venloer Straße 12a, Köln', 'Backstube Lenz'],
    ['Evnloer Straße 12a', 'Backstube Lenz'],
    ['hansen-auto.example', 'Autodienst Hansen'],
    ['info@hansen-auto.example', 'Autodienst Hansen'],
    ["Köln'de fırın", 'Backstube Lenz'],
  ])('%s finds %s first', async (query, name) => {
    expect((await system.names({ query }))[0]).toBe(name);
  });

  it('lists those most likely to help first, then others that likely do', async () => {
    const query = 'Dach Steckdose';
    for (const asked of [query, `${query} Köln`]) {
      expect(await system.names({ query: asked })).toEqual(['Dach Voss', 'Elektro Bäcker']);
    }
    expect(await system.names({ query, offset: 1, limit: 1 })).toEqual(['Elektro Bäcker']);
    expect(await system.names({ query: 'Deckenleuchte flackert ständig' })).toEqual(['Elektro Bäcker']);
  });

  it('excludes businesses closed on the day', async () => {
    expect(await system.names({ query: 'Bäcker sonntags' })).toEqual(['Backstube Lenz']);
  });

  it('returns each part with the text without it', async () => {
    const { understood } = await system.search({ query: 'Bäcker sonntags in Köln' });
    expect(understood).toMatchObject({
      intent: 'trade',
      parts: [
        { kind: 'time', value: 'day-6', text: 'sonntags', without: 'Bäcker in Köln' },
        { kind: 'place', value: 'koln', text: 'in Köln', without: 'Bäcker sonntags' },
        { kind: 'trade', value: 'baeckerei' },
      ],
      ignored: [],
    });
  });

  it('reports what it ignored: words without meaning and conditions that nothing meets', async () => {
    const unknown = await system.search({ query: 'Rohr verstopft Xyzzy' });
    expect(unknown.understood?.ignored).toEqual(['Xyzzy']);
    const none = await system.search({ query: 'Klempner sonntags' });
    expect(none.businesses[0]?.name).toBe('Rohrfrei Klug');
    expect(none.understood?.ignored).toEqual(['sonntags']);
  });

  it('reads no place in words of trades and needs', async () => {
    const near = await system.search({ query: 'Friseur in der Nähe' });
    expect(near.notice).toBeNull();
    expect(near.understood?.parts.map(({ kind }) => kind)).toEqual(['near-me', 'trade']);
    expect((await system.search({ query: 'brake repair' })).notice).toBeNull();
  });
});

it('finds the trade of a brand that has no branch, and reports the brand as ignored', async () => {
  expect(await system.names({ query: 'Bosch Car Service' })).toEqual([
    'Autodienst Hansen',
    'Kfz-Werkstatt Bäcker',
  ]);
  expect((await system.search({ query: 'Thalia' })).total).toBe(0);
  const standingIn = await system.search({ query: 'Carglass' });
  expect(standingIn).toMatchObject({ total: 2, understood: { ignored: ['Carglass'] } });
  const other = await system.search({ query: 'BackWerk Köln' });
  expect(other.businesses[0]?.name).toBe('Backstube Lenz');
  expect(other.understood?.ignored).toEqual(['BackWerk']);
});

it('lists businesses that may help if none has the trade that helps most likely', async () => {
  expect((await system.names({ query: 'Kotflügel Motor Auto' }))[0]).toMatch(/Hansen|Bäcker/);
});

it('lists businesses that may help nearby if the trade that helps is far away, and the trade by its name at any distance', async () => {
  const near = await system.search({ query: 'Auto abschleppen', location: 'Köln' });
  expect(near.businesses[0]?.name).toBe('Kfz-Werkstatt Bäcker');
  expect(near.understood?.parts).toMatchObject([{ kind: 'need', value: 'kfz-werkstatt' }]);
  expect((await system.names({ query: 'Abschleppdienst', location: 'Köln' }))[0]).toBe('Ostschlepp');
  expect((await system.names({ query: 'battery of my car is dead', location: 'Bremen' }))[0]).toBe(
    'Autodienst Hansen',
  );
});

it('lists related trades, if there are any, for a trade that no business has', async () => {
  const fuel = await system.search({ query: 'Tankstelle', location: 'Köln' });
  expect(fuel).toMatchObject({ total: 0, understood: { parts: [{ kind: 'trade', value: 'tankstelle' }] } });
  const parts = await system.search({ query: 'Autoteile', location: 'Köln' });
  expect(parts.businesses[0]?.name).toBe('Kfz-Werkstatt Bäcker');
  expect(parts.understood?.ignored).toEqual(['Autoteile']);
  expect((await system.search({ query: 'Autoteile', location: 'Köln', hasPhone: true })).total).toBe(0);
});

it('reads a word close to a trade as the trade rather than as a less similar name', async () => {
  expect((await system.names({ query: 'Backstbe' }))[0]).toBe('Backstube Lenz');
  expect((await system.names({ query: 'mechanc' }))[0]).toBe('Autodienst Hansen');
});

it.each(['???', '🦖', '* . *'])(
  'finds nothing for %s, which has no word, and reports what it ignored',
  async (query) => {
    const answer = await system.search({ query, location: 'Bremen' });
    expect(answer).toMatchObject({ businesses: [], total: 0, understood: { ignored: [query] } });
  },
);

it('offers candidates for an unknown place, never everything', async () => {
  const answer = await system.search({ location: 'Xyzzyqua Brem' });
  expect(answer).toMatchObject({ businesses: [], total: 0, notice: { kind: 'unknown-place' } });
  expect(answer.understood?.candidates).toContain('Bremen');
  const filtered = await system.search({ location: 'Xyzzyqua Brem', hasPhone: true });
  expect(filtered.total).toBe(0);
});

it('asks which trade is meant if the words are ambiguous, but not if they find something', async () => {
  const unsure = await system.search({ query: 'Olivenbaum stutzen', location: 'Bremen' });
  expect(unsure.understood?.tradesMeant?.[0]?.key).toBe('garten-landschaftsbau');
  expect((await system.search({ query: 'Rohrfrei Klug' })).understood?.tradesMeant).toBeUndefined();
  expect((await system.search({ query: 'Qwertz Asdfg' })).understood?.tradesMeant).toBeUndefined();
});

it('does not replace a place with another that has few letters in common, and reports corrections', async () => {
  const unknown = await system.search({ query: 'Friseur', location: 'Xyzhausen' });
  expect(unknown).toMatchObject({ total: 0, notice: { kind: 'unknown-place', place: 'Xyzhausen' } });
  expect(unknown.understood?.candidates?.length).toBeGreaterThan(0);
  const misspelt = await system.search({ query: 'Friseur', location: 'Bremn' });
  expect(misspelt.businesses[0]?.name).toBe('Salon Sonntag');
  expect(misspelt.understood?.candidates?.[0]).toBe('Bremen');
});

it('offers other trades for a need that matches no saying, but not for a saying or a name', async () => {
  const meant = async (query: string) => (await system.search({ query })).understood?.tradesMeant ?? [];
  expect((await meant('Stunden fürs Auto')).map(({ key }) => key)).toContain('fahrschule');
  expect(await meant('Rohr verstopft')).toEqual([]);
  expect(await meant('Autodienst Hansen')).toEqual([]);
});
