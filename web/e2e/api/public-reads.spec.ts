import type { BusinessCard, BusinessDetail } from '@gewerk/contracts';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures/api-test.js';
import { readJson as read } from '../fixtures/read-json.js';
import { LISTED_SAMPLES, SAMPLE_CITY } from '../system/samples.js';

interface List {
  readonly businesses: readonly BusinessCard[];
  readonly total: number;
  readonly totalPages: number;
  readonly page: number;
  readonly city: string;
}
const search = (request: APIRequestContext, query: string): Promise<List> =>
  read<List>(request, `/api/businesses/search?${query}`);

const sample = (request: APIRequestContext, path: string): Promise<BusinessDetail> =>
  read<BusinessDetail>(request, `/api/businesses/slug${path}`);

test('PUB-API-03 lists the cities with their number of businesses, most first', async ({ request }) => {
  const cities = await read<{ city: string; businessCount: number }[]>(request, '/api/cities');
  const counts = cities.map(({ businessCount }) => businessCount);
  expect(counts).toEqual([...counts].sort((one, other) => other - one));
  expect(cities.find(({ city }) => city === SAMPLE_CITY)?.businessCount).toBe(LISTED_SAMPLES);
  expect(cities.map(({ city }) => city)).not.toContain('Unknown');
});

test('PUB-API-04 returns a total that is at least the sum over all cities', async ({ request }) => {
  const { total } = await read<{ total: number }>(request, '/api/businesses/stats');
  const cities = await read<{ businessCount: number }[]>(request, '/api/cities');
  expect(total).toBeGreaterThanOrEqual(cities.reduce((sum, { businessCount }) => sum + businessCount, 0));
  expect(total).toBeGreaterThan(2_000);
});

test('PUB-API-05 returns as many well-rated popular businesses as requested, 12 by default', async ({
  request,
}) => {
  expect(await read<BusinessCard[]>(request, '/api/businesses/popular')).toHaveLength(12);
  const popular = await read<BusinessCard[]>(request, '/api/businesses/popular?limit=3');
  expect(popular).toHaveLength(3);
  for (const { rating } of popular) expect(Number(rating)).toBeGreaterThan(4);
});

test('PUB-API-06 PUB-API-08 searches with either field, both or none, and returns the total with up to 50 businesses', async ({
  request,
}) => {
  const both = await search(request, `query=Schl%C3%BCsseldienst&location=${SAMPLE_CITY}&limit=50`);
  expect(both.businesses.map(({ name }) => name)).toContain('Immer Offen Schlüsseldienst');
  const place = await search(request, `location=${SAMPLE_CITY}&limit=50`);
  expect(place.total).toBe(LISTED_SAMPLES);
  const text = await search(request, 'query=Schl%C3%BCsseldienst&limit=50');
  expect(text.total).toBeGreaterThan(0);
  expect(text.businesses).toHaveLength(Math.min(50, text.total));
  const none = await search(request, 'limit=50');
  expect(none.businesses).toHaveLength(50);
  expect(none.total).toBeGreaterThan(2_000);
});

test('PUB-API-07 PUB-API-08 pages through a search by 24 without repeating or leaving out any', async ({
  request,
}) => {
  const seen = new Set<string>();
  const first = await search(request, 'location=Berlin&limit=24&offset=0');
  expect(first.total).toBeGreaterThan(48);
  for (let offset = 0; offset < first.total; offset += 24) {
    const { businesses } = await search(request, `location=Berlin&limit=24&offset=${offset}`);
    expect(businesses).toHaveLength(Math.min(24, first.total - offset));
    for (const { id } of businesses) seen.add(id);
  }
  expect(seen.size).toBe(first.total);
});

test('PUB-API-07 narrows a search to a category by its label or slug', async ({ request }) => {
  for (const category of ['KFZ-Werkstatt', 'kfz-werkstatt']) {
    const answer = await search(request, `location=${SAMPLE_CITY}&category=${category}`);
    expect(answer.businesses.map(({ name }) => name)).toContain('Vollständig Kfz-Technik');
    expect(answer.businesses.map(({ name }) => name)).not.toContain('Immer Offen Schlüsseldienst');
  }
});

test('PUB-API-09 finds a business by its name, with a typo, without umlauts and by a prefix', async ({
  request,
}) => {
  for (const query of ['Vollständig', 'Vollstaendig', 'Vollstandig', 'Vollstänidg', 'Vollstä']) {
    const answer = await search(request, `query=${encodeURIComponent(query)}&location=${SAMPLE_CITY}`);
    expect(answer.businesses[0]?.name, query).toBe('Vollständig Kfz-Technik');
  }
});

test('PUB-API-10 finds businesses by category, its synonyms, and its English and Turkish names', async ({
  request,
}) => {
  for (const query of ['Autowerkstatt', 'KFZ', 'car repair', 'oto tamir']) {
    const answer = await search(request, `query=${encodeURIComponent(query)}&location=${SAMPLE_CITY}`);
    expect(
      answer.businesses.map(({ name }) => name),
      query,
    ).toContain('Vollständig Kfz-Technik');
  }
});

test('PUB-API-11 finds businesses by city, with a typo and under a foreign name', async ({ request }) => {
  const munich = await search(request, 'location=Munich');
  const muenchen = await search(request, 'location=M%C3%BCnchen');
  expect(munich.total).toBe(muenchen.total);
  expect(munich.businesses.length).toBeGreaterThan(0);
  for (const { city } of munich.businesses) expect(city).toBe('München');
  expect((await search(request, 'location=Hambrug')).businesses[0]?.city).toBe('Hamburg');
  expect((await search(request, 'query=Bindlach')).businesses.map(({ city }) => city)).toContain('Bindlach');
});

test('PUB-API-12 finds businesses by postal code and its prefix', async ({ request }) => {
  const all = await search(request, 'location=95444&limit=100');
  expect(all.businesses.length).toBeGreaterThan(0);
  for (const { postalCode } of all.businesses) expect(postalCode).toBe('95444');
  const prefix = await search(request, 'location=9544&limit=100');
  for (const { postalCode } of prefix.businesses) expect(postalCode).toMatch(/^9544/);
  expect(prefix.total).toBeGreaterThanOrEqual(all.total);
});

test('A search in a place without matches returns the nearest ones by distance, with a notice', async ({
  request,
}) => {
  const answer = await read<List & { notice: unknown }>(
    request,
    '/api/businesses/search?query=Friseur&location=G%C3%B6%C3%9Fweinstein',
  );
  expect(answer.notice).toMatchObject({ kind: 'nearest' });
  expect(answer.businesses.length).toBeGreaterThan(0);
  const distances = answer.businesses.map(({ distanceKm }) => distanceKm ?? NaN);
  expect(distances).toEqual([...distances].sort((one, other) => one - other));
});

test('PUB-ENTITY-13 a business in a list carries type, place_id, country_code and review_count', async ({
  request,
}) => {
  const { businesses } = await read<List>(request, `/api/cities/${SAMPLE_CITY}/businesses`);
  const card = businesses.find(({ place_id }) => place_id === 'sample-full');
  expect(card).toMatchObject({ type: null, country_code: 'DE', review_count: 1234 });
});

test("PUB-ENTITY-14 'Unavailable Business' is in no list, though it was stored", async ({ request }) => {
  const city = await read<List>(request, `/api/cities/${SAMPLE_CITY}/businesses?limit=100`);
  const found = await search(request, `query=Unavailable%20Business&location=${SAMPLE_CITY}&limit=100`);
  const category = await read<List>(request, '/api/categories/handwerker/businesses?limit=100&sortBy=city');
  const stored = await sample(request, '/musterhofen/unavailable-business');
  expect(stored.name).toBe('Unavailable Business');
  expect(city.total).toBe(LISTED_SAMPLES);
  for (const { businesses } of [city, found, category]) {
    expect(businesses.map(({ name }) => name)).not.toContain('Unavailable Business');
  }
});

test('PUB-API-15 PUB-API-16 pages through a city by 20, or by the requested limit', async ({ request }) => {
  const first = await read<List>(request, '/api/cities/Berlin/businesses');
  expect(first).toMatchObject({ page: 1, city: 'Berlin', totalPages: Math.ceil(first.total / 20) });
  expect(first.businesses).toHaveLength(20);
  const last = await read<List>(request, `/api/cities/Berlin/businesses?page=${first.totalPages}`);
  expect(last.businesses).toHaveLength(first.total - 20 * (first.totalPages - 1));
  const small = await read<List>(request, '/api/cities/berlin/businesses?page=2&limit=3');
  expect(small.businesses.map(({ id }) => id)).toEqual(first.businesses.slice(3, 6).map(({ id }) => id));
  for (const { city } of first.businesses) expect(city).toBe('Berlin');
});

test('PUB-API-17 PUB-API-18 pages through a category by 12', async ({ request }) => {
  const first = await read<List>(request, '/api/categories/kfz-werkstatt/businesses');
  expect(first.businesses).toHaveLength(12);
  expect(first.totalPages).toBe(Math.ceil(first.total / 12));
  const second = await read<List>(request, '/api/categories/kfz-werkstatt/businesses?page=2');
  const ids = [...first.businesses, ...second.businesses].map(({ id }) => id);
  expect(new Set(ids).size).toBe(24);
});

test('PUB-API-19 orders a category by sortBy', async ({ request }) => {
  const list = async (sortBy: string): Promise<readonly BusinessCard[]> => {
    const path = `/api/categories/restaurant/businesses?limit=100&sortBy=${sortBy}`;
    return (await read<List>(request, path)).businesses;
  };
  const descending = (values: readonly number[]): void =>
    expect(values).toEqual([...values].sort((one, other) => other - one));
  // As in German telephone books, where ö is sorted as oe.
  const { compare } = new Intl.Collator('de-u-co-phonebk', { sensitivity: 'base' });
  const ascending = (values: readonly string[]): void => expect(values).toEqual([...values].sort(compare));

  descending((await list('rating')).map(({ rating }) => Number(rating ?? 0)));
  descending((await list('reviews')).map(({ reviewCount }) => reviewCount ?? 0));
  ascending((await list('name')).map(({ name }) => name));
  ascending((await list('city')).map(({ city }) => city));
});

test('PUB-CAT-03 a category lists the businesses whose category belongs to it', async ({ request }) => {
  const sort = 'limit=100&sortBy=reviews';
  const cars = await read<List>(request, `/api/categories/kfz-werkstatt/businesses?${sort}`);
  expect(cars.businesses.map(({ place_id }) => place_id)).toContain('sample-full');
  const food = await read<List>(request, `/api/categories/restaurant/businesses?${sort}`);
  expect(food.businesses.map(({ place_id }) => place_id)).not.toContain('sample-full');
});

test('PUB-CAT-04 returns 404 only for a category slug that the registry does not know', async ({
  request,
}) => {
  const known = ['kfz-werkstatt', 'handwerker', 'dienstleister', 'technische-dienste'];
  for (const slug of [...known, 'restaurant', 'hair-salon', 'retail', 'services', 'healthcare']) {
    expect((await request.get(`/api/categories/${slug}/businesses`)).status(), slug).toBe(200);
  }
  expect((await request.get('/api/categories/wahrsager/businesses')).status()).toBe(404);
});

test('The eight site settings are read without a session', async ({ request }) => {
  const settings = await read<object>(request, '/api/admin/settings');
  expect(Object.keys(settings).sort()).toEqual([
    'ad_area_1',
    'ad_area_2',
    'ad_area_3',
    'ad_area_4',
    'footer_code',
    'head_code',
    'site_description',
    'site_title',
  ]);
});
