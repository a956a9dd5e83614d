import type { IndexableBusiness } from '@gewerk/contracts';
import { searchBusinesses } from '@gewerk/contracts/bus';
import { listedBusiness } from '../../test/listed-business.js';
import { SearchSystem } from '../../test/search-system.js';

const BAYREUTH = { city: 'Bayreuth', postalCode: '95444', latitude: 49.945, longitude: 11.571 };
const BINDLACH = { city: 'Bindlach', postalCode: '95463', latitude: 49.983, longitude: 11.613 };
const KREMS = {
  city: 'Krems an der Donau',
  postalCode: '3500',
  latitude: 48.41,
  longitude: 15.6,
  country_code: 'AT',
  country: 'Österreich',
  stateCode: 'AT-3',
  timeZone: 'Europe/Vienna',
};
const MUENCHEN = { city: 'München', postalCode: '80331', latitude: 48.137, longitude: 11.575 };

const allDay: IndexableBusiness['hours'] = {
  monday: [[0, 1440]],
  tuesday: [[0, 1440]],
  wednesday: [[0, 1440]],
  thursday: [[0, 1440]],
  friday: [[0, 1440]],
  saturday: [[0, 1440]],
  sunday: [[0, 1440]],
  publicHolidays: null,
};

const businesses = [
  listedBusiness({ name: 'A.T.U Krems', category: 'car repair', ...KREMS, popularity: 3.9 }),
  listedBusiness({ name: 'ARBÖ Krems', category: 'car repair', ...KREMS, popularity: 4.2 }),
  listedBusiness({ name: 'Bäckerei Schmidl', category: 'bakery', ...KREMS }),
  listedBusiness({
    name: 'FINAL CUT',
    category: 'hairdresser',
    ...BINDLACH,
    hours: allDay,
    rating: '4.8',
    reviewCount: 12,
    photos: ['https://example.org/1.jpg', 'https://example.org/2.jpg'],
    photosCount: 2,
  }),
  listedBusiness({ name: 'Müller & Söhne', category: 'Klempner', ...BAYREUTH, popularity: 2 }),
  listedBusiness({ name: 'Mueller Elektro', category: 'Elektriker', ...BAYREUTH, popularity: 3 }),
  listedBusiness({ name: 'Groß Dachbau', category: 'Dachdecker', ...BAYREUTH }),
  listedBusiness({ name: 'Strasser Möbel', category: 'Möbelhaus', ...BAYREUTH }),
  listedBusiness({ name: 'Auto Werkstatt Huber', ...MUENCHEN }),
  listedBusiness({ name: 'Reifendienst Lang', category: 'Reifen', ...MUENCHEN }),
  listedBusiness({ name: 'Café Wien', category: 'Café', ...MUENCHEN }),
  listedBusiness({ name: 'Schlüssel Kern', description: 'Wir reparieren auch Fahrräder.', ...MUENCHEN }),
  listedBusiness({ name: 'Fahrräder Alt', ...MUENCHEN, popularity: 1 }),
  listedBusiness({ name: 'Fahrräder Neu', ...MUENCHEN, popularity: 4 }),
  listedBusiness({ name: 'Unavailable Business', ...MUENCHEN, listed: false, popularity: 5 }),
];

let system: SearchSystem;
beforeAll(async () => {
  system = await SearchSystem.start(businesses);
});
afterAll(() => system?.stop());

/** Names found for a text without other parameters. */
const found = (query: string) => system.names({ query });

describe('a search by text', () => {
  it.each(['Müller', 'Mueller', 'Muller', 'MÜLLER', 'mull'])(
    'PUB-API-09 finds Müller and Mueller equally by name, typed as %s',
    async (query) => {
      expect(await found(query)).toEqual(['Mueller Elektro', 'Müller & Söhne']);
    },
  );

  it.each([
    ['gross', 'Groß Dachbau'],
    ['Groß', 'Groß Dachbau'],
    ['Straßer', 'Strasser Möbel'],
    ['Cafe Wien', 'Café Wien'],
    ['atu', 'A.T.U Krems'],
  ])('finds by the text %s what is written as %s', async (query, name) => {
    expect(await found(query)).toEqual([name]);
  });

  it.each([
    ['Autowerkstatt Huber', 'Auto Werkstatt Huber'],
    ['Reifen Dienst', 'Reifendienst Lang'],
    ['Reifendinst', 'Reifendienst Lang'],
    ['Dachbua', 'Groß Dachbau'],
    ['Schmidel', 'Bäckerei Schmidl'],
    ['schlüs', 'Schlüssel Kern'],
    ['Fnal Cut', 'FINAL CUT'],
  ])('finds through compounds, typos and prefixes: %s', async (query, name) => {
    expect((await found(query))[0]).toBe(name);
  });

  it.each(['Autowerkstatt', 'Autowerkstat', 'KFZ Werkstatt', 'car repair', 'oto tamir', 'Ölwechsel'])(
    "PUB-API-10 finds by the trade's words in three languages: %s",
    async (query) => {
      expect((await found(query)).slice(0, 2)).toEqual(['ARBÖ Krems', 'A.T.U Krems']);
    },
  );

  it.each(['Friseur', 'Frisör', 'Haarsalon', 'hairdresser', 'kuaför'])(
    'PUB-API-10 finds a hairdresser whose name does not say so by %s',
    async (query) => {
      expect(await found(query)).toEqual(['FINAL CUT']);
    },
  );

  it('ranks a match in the name before one in the description, then by weighted rating', async () => {
    expect(await found('Fahrräder')).toEqual(['Fahrräder Neu', 'Fahrräder Alt', 'Schlüssel Kern']);
  });

  it('returns an empty list if nothing matches', async () => {
    const answer = await system.search({ query: 'zzzqqqxx' });
    expect(answer).toEqual({ businesses: [], total: 0, notice: null });
  });

  it('PUB-ENTITY-14 lists the most popular first without text and place, never an unavailable business', async () => {
    const { businesses: all, total } = await system.search({ limit: 100 });
    expect(all.slice(0, 3).map(({ name }) => name)).toEqual(['ARBÖ Krems', 'Fahrräder Neu', 'A.T.U Krems']);
    expect(total).toBe(businesses.length - 1);
    expect(all.map(({ name }) => name)).not.toContain('Unavailable Business');
    expect(await found('Unavailable Business')).toEqual([]);
  });
});

describe('results', () => {
  it('PUB-API-08 contain the whole card and whether the business is open', async () => {
    const answer = await system.search({ query: 'final cut' });
    expect(searchBusinesses.output.parse(answer)).toEqual(answer);
    expect(answer.businesses[0]).toMatchObject({
      name: 'FINAL CUT',
      rating: '4.8',
      reviewCount: 12,
      review_count: 12,
      photos: ['https://example.org/1.jpg'],
      photosCount: 2,
      isOpen: true,
      openChangesAt: null,
      urlSlug: 'bindlach/final-cut',
    });
    expect((await system.search({ query: 'schmidl' })).businesses[0]).toMatchObject({ isOpen: null });
  });

  it('keep their order across pages', async () => {
    const whole = await system.names({ limit: 14 });
    const paged = [await system.names({ limit: 7 }), await system.names({ limit: 7, offset: 7 })].flat();
    expect(paged).toEqual(whole);
    expect(await system.names({ offset: 10_000 })).toEqual([]);
  });

  it.each(['handwerker', 'Handwerker', 'HANDWERK'])(
    'are filtered by the category %s, by slug or label',
    async (category) => {
      const names = await system.names({ category });
      expect(names).toContain('Groß Dachbau');
      expect(names).not.toContain('A.T.U Krems');
    },
  );

  it('PUB-API-10 include nothing of another category by name', async () => {
    expect(await system.names({ query: 'Groß Dachbau', category: 'gastronomie' })).toEqual([]);
  });

  it('are refused for an unknown category, with a list of the allowed ones', async () => {
    await expect(system.search({ category: 'quatsch' })).rejects.toMatchObject({
      code: 'invalid-input',
      message: expect.stringMatching(/^category: must be one of: kfz-werkstatt, /),
    });
  });
});

describe('places', () => {
  const KREMSER = ['ARBÖ Krems', 'A.T.U Krems', 'Bäckerei Schmidl'];
  it.each(['Krems', 'krems an der donau', 'Krems a.d. Donau', '3500', '3500 Krems', 'A-3500 Krems', '350'])(
    'PUB-API-11 PUB-API-12 finds businesses in Krems by %s',
    async (location) => {
      const answer = await system.search({ location });
      expect(answer.businesses.map(({ name }) => name)).toEqual(KREMSER);
      expect(answer.notice).toBeNull();
    },
  );

  it.each([
    ['Munich', 'München'],
    ['Muenchen', 'München'],
    ['Munchen', 'München'],
    ['Münih', 'München'],
    ['Münchne', 'München'],
    ['80331', 'München'],
    ['803', 'München'],
    ['Bayreut', 'Bayreuth'],
    ['Bayr', 'Bayreuth'],
    ['bayreuth, 95444', 'Bayreuth'],
    ['D-95444 Bayreuth', 'Bayreuth'],
    ['Bindlahc', 'Bindlach'],
  ])('PUB-API-11 PUB-API-12 understands %s as %s', async (location, city) => {
    const answer = await system.search({ location, limit: 50 });
    expect(answer.notice).toBeNull();
    expect(new Set(answer.businesses.map((business) => business.city))).toEqual(new Set([city]));
  });

  it('searches text and place together, a typo in each', async () => {
    expect(await system.names({ query: 'Autowerkstat', location: 'Krens' })).toEqual(KREMSER.slice(0, 2));
    expect(await system.names({ query: 'Frisör', location: 'Bindlach' })).toEqual(['FINAL CUT']);
  });

  it.each([
    ['Frisör', 'Bayreuth', 'FINAL CUT', 5.2],
    ['Frisör', '95444', 'FINAL CUT', 5.3],
    [undefined, 'Kulmbach', 'FINAL CUT', 17.5],
  ])('offers the nearest if there is nothing for %s in %s', async (query, location, name, kilometres) => {
    const { businesses: nearest, notice } = await system.search({ ...(query ? { query } : {}), location });
    expect(notice).toMatchObject({ kind: 'nearest' });
    expect(nearest[0]?.name).toBe(name);
    expect(nearest[0]?.distanceKm).toBeGreaterThan(kilometres - 1);
    expect(nearest[0]?.distanceKm).toBeLessThan(kilometres + 1);
    const distances = nearest.map(({ distanceKm }) => distanceKm ?? -1);
    expect(distances).toEqual([...distances].sort((one, other) => one - other));
  });

  it.each([
    [{ query: 'Müller', location: 'Xyzzyqua' }, 'Xyzzyqua'],
    [{ query: 'Friseur', location: 'Xyzzyqua' }, 'Xyzzyqua'],
    [{ query: 'Haare schneiden', location: 'Xyzzyqua' }, 'Xyzzyqua'],
    [{ category: 'handwerker', location: 'Xyzzyqua' }, 'Xyzzyqua'],
    [{ query: 'Friseur', location: '00000' }, '00000'],
    [{ query: 'Friseur 00000' }, '00000'],
    [{ query: 'Müller', around: 'Xyzzyqua' }, 'Xyzzyqua'],
  ])('finds nothing for %j, whose place is unknown, and reports it', async (asked, place) => {
    const answer = await system.search(asked);
    expect(answer).toMatchObject({ businesses: [], total: 0, notice: { kind: 'unknown-place', place } });
  });

  it.each([
    ['Friseur Bindlach', 'FINAL CUT'],
    ['Bindlach Friseur', 'FINAL CUT'],
    ['Bäcker Krems an der Donau', 'Bäckerei Schmidl'],
    ['tyres munich', 'Reifendienst Lang'],
    ['Friseur Kulmbach', 'FINAL CUT'],
    ['Café Wien', 'Café Wien'],
  ])('respects the place within the text %s', async (query, name) => {
    expect((await found(query))[0]).toBe(name);
  });
});
