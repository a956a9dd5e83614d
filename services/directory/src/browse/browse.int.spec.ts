import { businessCardSchema, businessDetailSchema } from '@gewerk/contracts';
import {
  getBusiness,
  getBusinessBySlug,
  getDirectoryCounts,
  listCategories,
  listCategoryBusinesses,
  listCities,
  listCityBusinesses,
  listPopularBusinesses,
  scanBusinesses,
} from '@gewerk/contracts/bus';
import { startTestBus, type TestBus } from '@gewerk/testing';
import { namesOf, startWithWorkshops } from '../test/listed-workshops.js';

describe('the directory', () => {
  let servers: TestBus;

  beforeAll(async () => {
    servers = await startTestBus();
    await startWithWorkshops(servers);
  });

  afterAll(async () => {
    await servers.close();
  });

  it('PUB-API-14 PUB-ENTITY-01 PUB-ENTITY-02 PUB-ENTITY-03 PUB-ENTITY-12 returns a business by city and slug', async () => {
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

  it('PUB-API-13 PUB-ENTITY-08 PUB-ENTITY-10 returns a business by id, with its opening hours and all photos', async () => {
    const { items } = await servers.bus.request(scanBusinesses, {});
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
    'reports business-not-found for the id %p',
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
  ])('reports business-not-found for the address %p %p', async (city, slug) => {
    const asked = servers.bus.request(getBusinessBySlug, { city, slug });
    await expect(asked).rejects.toMatchObject({ code: 'business-not-found' });
  });

  it('PUB-API-04 returns the numbers of listed businesses, cities and categories, and the mean rating', async () => {
    expect(await servers.bus.request(getDirectoryCounts, {})).toEqual({
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

  it('PUB-API-05 PUB-ENTITY-13 ranks 200 reviews averaging 4.5 above a single 5.0 among the popular businesses', async () => {
    const popular = await servers.bus.request(listPopularBusinesses, { limit: 3 });
    expect(namesOf(popular)).toEqual(['Zweirad Zorn', 'Müller KFZ', 'Auto Adler']);
    for (const card of popular) businessCardSchema.strict().parse(card);
    expect(popular[1]).toMatchObject({
      photos: ['https://p.example.com/1.jpg'],
      photosCount: 2,
      review_count: 10,
    });
  });

  it('PUB-API-16 lists a city page by page, best rated first, and returns an empty page after the last', async () => {
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

  // A name without letters has the same slug as an unknown city.
  it.each(['Unknown', 'unknown', 'UNKNOWN ', '🍕'])(
    'reports city-not-found for %p, which is not a city',
    async (city) => {
      const asked = servers.bus.request(listCityBusinesses, { city });
      await expect(asked).rejects.toMatchObject({ code: 'city-not-found' });
    },
  );

  it.each(['Krems', '__proto__'])('returns an empty page for the city %s', async (city) => {
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
  ] as const)('PUB-API-18 PUB-API-19 lists a category sorted by %s', async (sortBy, names) => {
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
    'reports category-not-found for %s',
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

  it('returns an empty list for page 100, the last that may be requested', async () => {
    const deep = await servers.bus.request(listCityBusinesses, { city: 'Bayreuth', page: 100, limit: 100 });
    expect(deep.businesses).toEqual([]);
  });

  it('computes the figures of each category, the same for two slugs of one category', async () => {
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
});
