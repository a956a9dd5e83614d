import {
  businessCardSchema,
  businessDetailSchema,
  categorySorts,
  findBusinessesByPrefix,
  getBusiness,
  getBusinessBySlug,
  getDirectoryStats,
  listCategories,
  listCategoryBusinesses,
  listCities,
  listCityBusinesses,
  listPopularBusinesses,
  pageAddresses,
  pageBusinesses,
  readBusinesses,
  summarizeAddresses,
} from '@gewerk/contracts';
import { startTestBus, type TestBus } from '@gewerk/testing';
import { BusinessesRepository } from './businesses/businesses.repository.js';
import { type RunningDirectory, startDirectory, workshop } from './test/running-directory.js';

const WEEK = 'Mo-Fr 08:00-18:00; Sa 09:00-13:00; PH off';

const rows = [
  workshop(1, {
    name: 'Müller KFZ',
    rating: 4.5,
    reviewCount: 10,
    hours: WEEK,
    photos: ['https://p.example.com/1.jpg', 'https://p.example.com/2.jpg'],
    about: { 'Service options': { Delivery: true }, Note: 'text', $odd: { 'a.b': false } },
    reviewsPerScore: { 1: 1, 5: 9 },
    website: 'www.mueller.example.de',
    phone: '+49 921 1234567',
    subtypes: ['Reifen', 'Reifen', ' Karosserie '],
    priceLevel: 2,
    verified: true,
  }),
  workshop(2, { name: 'Zweirad Zorn', rating: 4.5, reviewCount: 200, city: 'Hof', postalCode: '95028' }),
  workshop(3, { name: 'Auto Adler', rating: 5, reviewCount: 1 }),
  workshop(4, { name: 'Ohne Bewertung', city: undefined }),
  workshop(5, { name: 'Unavailable Business', rating: 5, reviewCount: 5_000 }),
  workshop(6, { name: 'Salon Süd', category: 'Friseur', city: 'München', postalCode: '80331' }),
];

describe('reads of the directory', () => {
  let servers: TestBus;
  let directory: RunningDirectory;

  beforeAll(async () => {
    servers = await startTestBus();
    directory = await startDirectory(servers);
    expect(await directory.store(rows)).toMatchObject({ imported: 6 });
  });

  afterAll(async () => {
    await servers.close();
  });

  const namesOf = (businesses: { name: string }[]): string[] => businesses.map(({ name }) => name);

  it('PUB-API-14 PUB-ENTITY-01 PUB-ENTITY-02 PUB-ENTITY-03 PUB-ENTITY-12 answers a business by city and slug', async () => {
    const business = await servers.bus.request(getBusinessBySlug, { city: 'bayreuth', slug: 'mueller-kfz' });
    businessDetailSchema.parse(business);
    expect(business).toMatchObject({
      name: 'Müller KFZ',
      category: 'KFZ-Werkstatt',
      subtypes: ['Reifen', 'Karosserie'],
      city: 'Bayreuth',
      postalCode: '95444',
      country: 'Deutschland',
      country_code: 'DE',
      phone: '0921 1234567',
      website: 'http://www.mueller.example.de/',
      rating: '4.5',
      reviewCount: 10,
      reviewsPerScore: { 1: 1, 2: 0, 3: 0, 4: 0, 5: 9 },
      photosCount: 2,
      priceLevel: 2,
      verified: true,
      urlSlug: 'bayreuth/mueller-kfz',
      timeZone: 'Europe/Berlin',
    });
    expect(business.categorySlugs).toContain('kfz-werkstatt');
  });

  it('PUB-API-13 PUB-ENTITY-08 PUB-ENTITY-10 answers a business by id, with its week and all photos', async () => {
    const { items } = await servers.bus.request(pageBusinesses, {});
    const business = await servers.bus.request(getBusiness, { id: items[0]!.id });
    expect(business.workingHours).toEqual({
      Monday: '08:00-18:00',
      Tuesday: '08:00-18:00',
      Wednesday: '08:00-18:00',
      Thursday: '08:00-18:00',
      Friday: '08:00-18:00',
      Saturday: '09:00-13:00',
      Sunday: 'Closed',
    });
    expect(business.holidayHours).toBe('Closed');
    expect(typeof business.isOpen).toBe('boolean');
    expect(new Date(business.openChangesAt ?? '').getTime()).toBeGreaterThan(Date.now());
    expect(business.about).toEqual({
      'Service options': { Delivery: true },
      Note: 'text',
      $odd: { 'a.b': false },
    });
    expect(business.photos).toHaveLength(2);
  });

  it.each(['', 'x', '__proto__', '0'.repeat(23), 'ffffffffffffffffffffffff', 'A'.repeat(24)])(
    'answers business-not-found for the id %p',
    async (id) => {
      await expect(servers.bus.request(getBusiness, { id })).rejects.toMatchObject({
        code: 'business-not-found',
      });
    },
  );

  it.each([
    ['__proto__', 'constructor'],
    ['bayreuth', '<script>'],
    ['', ''],
    ['bayreuth/mueller-kfz', ''],
  ])('answers business-not-found for the address %p %p', async (city, slug) => {
    const asked = servers.bus.request(getBusinessBySlug, { city, slug });
    await expect(asked).rejects.toMatchObject({ code: 'business-not-found' });
  });

  it('PUB-API-04 counts listed businesses, cities without Unknown, category values and the mean rating', async () => {
    expect(await servers.bus.request(getDirectoryStats, {})).toEqual({
      total: 5,
      cities: 3,
      categories: 2,
      averageRating: '4.7',
      addedLast30Days: 5,
    });
  });

  it('PUB-API-03 PUB-HOME-13 lists the cities, most businesses first, without Unknown', async () => {
    expect(await servers.bus.request(listCities, {})).toEqual([
      { city: 'Bayreuth', businessCount: 2, latitude: 49.94, longitude: 11.57, countryCode: 'DE' },
      expect.objectContaining({ city: 'Hof', businessCount: 1 }),
      expect.objectContaining({ city: 'München', businessCount: 1 }),
    ]);
  });

  it('PUB-API-05 PUB-ENTITY-13 puts 200 reviews of 4.5 before one of 5.0 among the popular', async () => {
    const popular = await servers.bus.request(listPopularBusinesses, { limit: 3 });
    expect(namesOf(popular)).toEqual(['Zweirad Zorn', 'Müller KFZ', 'Auto Adler']);
    for (const card of popular) businessCardSchema.strict().parse(card);
    expect(popular[1]).toMatchObject({
      photos: ['https://p.example.com/1.jpg'],
      photosCount: 2,
      review_count: 10,
    });
  });

  it('PUB-API-16 pages a city, best rated first, and caps the pages offered', async () => {
    const page = await servers.bus.request(listCityBusinesses, { city: 'bayreuth', limit: 1 });
    expect(page).toMatchObject({ total: 2, page: 1, totalPages: 2, city: 'Bayreuth' });
    expect(namesOf(page.businesses)).toEqual(['Auto Adler']);
    const past = await servers.bus.request(listCityBusinesses, { city: 'Bayreuth', page: '9', limit: '1' });
    expect(past).toMatchObject({ total: 2, page: 9, businesses: [] });
  });

  it.each(['Munich', 'münchen', 'Muenchen', 'MÜNCHEN'])('finds the city München as %s', async (city) => {
    expect(await servers.bus.request(listCityBusinesses, { city })).toMatchObject({
      city: 'München',
      total: 1,
    });
  });

  // What no letter names has the same slug as what nobody knows.
  it.each(['Unknown', 'unknown', 'UNKNOWN ', '🍕'])(
    'answers city-not-found for %p, which is no city',
    async (city) => {
      const asked = servers.bus.request(listCityBusinesses, { city });
      await expect(asked).rejects.toMatchObject({ code: 'city-not-found' });
    },
  );

  it.each(['Krems', '__proto__'])('answers an empty page for the city %s', async (city) => {
    expect(await servers.bus.request(listCityBusinesses, { city })).toEqual({
      businesses: [],
      total: 0,
      page: 1,
      totalPages: 0,
      city,
    });
  });

  it.each([
    ['rating', ['Auto Adler', 'Zweirad Zorn', 'Müller KFZ', 'Ohne Bewertung']],
    ['reviews', ['Zweirad Zorn', 'Müller KFZ', 'Auto Adler', 'Ohne Bewertung']],
    ['name', ['Auto Adler', 'Müller KFZ', 'Ohne Bewertung', 'Zweirad Zorn']],
    ['city', ['Auto Adler', 'Müller KFZ', 'Zweirad Zorn', 'Ohne Bewertung']],
  ] as const)('PUB-API-18 PUB-API-19 lists a category by %s', async (sortBy, names) => {
    const all = await servers.bus.request(listCategoryBusinesses, { category: 'kfz-werkstatt', sortBy });
    expect(all).toMatchObject({ total: 4, totalPages: 1 });
    expect(namesOf(all.businesses)).toEqual(names);
    const pages = await Promise.all(
      [1, 2].map((page) =>
        servers.bus.request(listCategoryBusinesses, { category: 'kfz-werkstatt', sortBy, page, limit: 2 }),
      ),
    );
    expect(pages.flatMap((page) => namesOf(page.businesses))).toEqual(names);
  });

  it.each(['unbekannt', 'constructor', '__proto__'])(
    'answers category-not-found for %s',
    async (category) => {
      const asked = servers.bus.request(listCategoryBusinesses, { category });
      await expect(asked).rejects.toMatchObject({ code: 'category-not-found' });
    },
  );

  it.each([
    [{ page: 0 }, 'page'],
    [{ page: '0x1' }, 'page'],
    [{ limit: 101 }, 'limit'],
    [{ page: 101, limit: 100 }, 'page'],
    [{ sortBy: 'price' as 'name' }, 'sortBy'],
  ])('refuses %j and names the parameter', async (query, field) => {
    const asked = servers.bus.request(listCategoryBusinesses, { category: 'kfz-werkstatt', ...query });
    await expect(asked).rejects.toMatchObject({ code: 'invalid-input', errors: [{ field }] });
  });

  it('answers the deepest page that may be asked for', async () => {
    const deep = await servers.bus.request(listCityBusinesses, { city: 'Bayreuth', page: 100, limit: 100 });
    expect(deep.businesses).toEqual([]);
  });

  it('computes the figures of each category of the registry, two names of one set alike', async () => {
    const categories = await servers.bus.request(listCategories, {});
    const bySlug = new Map(categories.map((category) => [category.slug, category]));
    expect(bySlug.get('kfz-werkstatt')).toEqual({
      slug: 'kfz-werkstatt',
      total: 4,
      cities: 2,
      averageRating: '4.7',
      addedLast30Days: 4,
      topCities: [
        { city: 'Bayreuth', businessCount: 2 },
        { city: 'Hof', businessCount: 1 },
      ],
    });
    expect(bySlug.get('handel')).toEqual({ ...bySlug.get('retail'), slug: 'handel' });
    expect(bySlug.get('hair-salon')).toMatchObject({ total: 1, averageRating: null });
  });

  it('reads businesses by id, unlisted ones too, and leaves out ids that are none', async () => {
    const { items } = await servers.bus.request(pageBusinesses, {});
    const ids = [...items.map(({ id }) => id), 'no-id', 'f'.repeat(24)];
    const { businesses } = await servers.bus.request(readBusinesses, { ids });
    expect(readBusinesses.output.parse({ businesses }).businesses).toHaveLength(6);
    expect(businesses.filter(({ listed }) => !listed)).toMatchObject([
      { name: 'Unavailable Business', categorySlugs: [] },
    ]);
  });

  it('pages the addresses of listed businesses within a range, with the time of their last change', async () => {
    const { items: all } = await servers.bus.request(pageBusinesses, {});
    const listed = all.filter((business) => business.listed).map(({ urlSlug }) => urlSlug);
    const whole = await servers.bus.request(pageAddresses, { after: null });
    expect(whole).toMatchObject({ items: listed.map((urlSlug) => ({ urlSlug })), next: null });
    expect(Date.parse(whole.items[0]!.updatedAt)).toBeGreaterThan(Date.now() - 600_000);
    const [first, second, third] = all;
    const range = await servers.bus.request(pageAddresses, { after: first!.id, until: third!.id, limit: 1 });
    expect(range).toMatchObject({ items: [{ urlSlug: second!.urlSlug }], next: second!.id });
    const wrong = servers.bus.request(pageAddresses, { after: null, until: 'x' });
    await expect(wrong).rejects.toMatchObject({ code: 'invalid-input', errors: [{ field: 'until' }] });
  });

  it('summarizes ranges of addresses, unlisted ones left out of the count', async () => {
    const { items: all } = await servers.bus.request(pageBusinesses, {});
    const first = await servers.bus.request(summarizeAddresses, { after: null, limit: 4 });
    expect(first).toMatchObject({ last: all[3]!.id, hasMore: true });
    const rest = await servers.bus.request(summarizeAddresses, { after: first.last, limit: 4 });
    expect(rest).toMatchObject({ last: all.at(-1)!.id, hasMore: false });
    expect(first.listed + rest.listed).toBe(all.filter((business) => business.listed).length);
    expect(await servers.bus.request(summarizeAddresses, { after: rest.last })).toEqual({
      last: null,
      listed: 0,
      updatedAt: null,
      hasMore: false,
    });
  });

  it('pages all businesses by key, each once, and ends with null', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    let pages = 0;
    do {
      const { items, next }: { items: { id: string }[]; next: string | null } = await servers.bus.request(
        pageBusinesses,
        { after, limit: 4 },
      );
      seen.push(...items.map(({ id }) => id));
      after = next;
      pages += 1;
    } while (after !== null && pages < 10);
    expect([pages, seen.length, new Set(seen).size]).toEqual([2, 6, 6]);
    const wrong = servers.bus.request(pageBusinesses, { after: 'x' });
    await expect(wrong).rejects.toMatchObject({ code: 'invalid-input', errors: [{ field: 'after' }] });
  });

  it.each([
    [{ query: 'Mue' }, ['Müller KFZ']],
    [{ query: 'müll' }, ['Müller KFZ']],
    [{ query: 'KFZ' }, []],
    [{ query: 'unavailable' }, []],
    [{ query: '.*' }, []],
    [{ query: 'auto', city: 'Bayreuth' }, ['Auto Adler']],
    [{ query: 'auto', city: 'Hof' }, []],
    [{ city: 'Bayreuth' }, ['Auto Adler', 'Müller KFZ']],
    [{ city: 'Munich', categorySlug: 'hair-salon' }, ['Salon Süd']],
    [{ city: 'Munich', categorySlug: 'kfz-werkstatt' }, []],
    [{ postalCode: '950' }, ['Zweirad Zorn']],
    [{ postalCode: '95', query: 'm' }, ['Müller KFZ']],
    [{ query: 's', categorySlug: 'hair-salon' }, ['Salon Süd']],
    [{ categorySlug: 'nirgends' }, []],
  ])('finds by the beginning of names for %j', async (asked, names) => {
    const found = await servers.bus.request(findBusinessesByPrefix, asked);
    expect(namesOf(found.businesses)).toEqual(names);
  });

  it('tells whether more businesses follow', async () => {
    const first = await servers.bus.request(findBusinessesByPrefix, { limit: 3 });
    expect([first.businesses.length, first.hasMore]).toEqual([3, true]);
    const last = await servers.bus.request(findBusinessesByPrefix, { limit: 3, offset: 3 });
    expect([last.businesses.length, last.hasMore]).toEqual([2, false]);
  });

  it('serves every list from an index: no sort in memory and no scan of the collection', async () => {
    const find = jest.spyOn(directory.app.get(BusinessesRepository), 'cards');
    const { bus } = servers;
    await bus.request(listPopularBusinesses, {});
    await bus.request(listCityBusinesses, { city: 'Hof' });
    for (const sortBy of categorySorts) {
      await bus.request(listCategoryBusinesses, { category: 'kfz-werkstatt', sortBy });
    }
    const terms = { query: 'a', city: 'Hof', postalCode: '9', categorySlug: 'kfz-werkstatt' };
    for (let chosen = 0; chosen < 16; chosen += 1) {
      const some = Object.entries(terms).filter((_, index) => (chosen & (1 << index)) !== 0);
      await bus.request(findBusinessesByPrefix, Object.fromEntries(some));
    }
    expect(find).toHaveBeenCalledTimes(22);
    const collection = directory.connection.collection('businesses');
    for (const [{ filter, order, index }] of find.mock.calls) {
      const plan = await collection
        .find(filter as object)
        .sort(order)
        .hint(index)
        .explain('queryPlanner');
      const stages = JSON.stringify(plan['queryPlanner']);
      expect(stages).toContain('"IXSCAN"');
      expect(stages).not.toMatch(/"SORT"|"COLLSCAN"/);
    }
  });
});
