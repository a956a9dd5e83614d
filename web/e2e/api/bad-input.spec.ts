import type { APIResponse } from '@playwright/test';
import { expect, test } from '../fixtures/api-test.js';

interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly requestId?: string;
  readonly errors?: readonly { readonly field: string }[];
}

/** Reads a problem document (RFC 9457) and checks the fields that all problem documents share. */
async function problemOf(response: APIResponse, status: number): Promise<Problem> {
  expect(response.status()).toBe(status);
  expect(response.headers()['content-type']).toBe('application/problem+json; charset=utf-8');
  const problem = (await response.json()) as Problem;
  expect(problem).toMatchObject({
    type: expect.stringMatching(/^urn:gewerk:problem:/),
    title: expect.any(String),
    status,
    detail: expect.stringMatching(/\S/),
  });
  return problem;
}

const notPlain = ['0x10', '1e2', '-1', '0', '1.5', '', '%201', '+1', '01', 'ten', '99999999999999999999'];
const integerFields = [
  ['/api/businesses/popular', 'limit', [...notPlain, '101']],
  ['/api/businesses/search', 'limit', [...notPlain, '101']],
  ['/api/businesses/search', 'offset', [...notPlain.filter((value) => value !== '0'), '10001']],
  ['/api/cities/Berlin/businesses', 'page', [...notPlain, '501']],
  ['/api/cities/Berlin/businesses', 'limit', [...notPlain, '101']],
  ['/api/categories/kfz-werkstatt/businesses', 'page', [...notPlain, '834']],
  ['/api/categories/kfz-werkstatt/businesses', 'limit', [...notPlain, '101']],
] as const;

for (const [path, field, values] of integerFields) {
  test(`${field} of ${path} must be a plain whole number within bounds`, async ({ request }) => {
    for (const value of values) {
      const problem = await problemOf(await request.get(`${path}?${field}=${value}`), 400);
      expect(
        problem.errors?.map((error) => error.field),
        `${field}=${value}`,
      ).toEqual([field]);
      expect(problem.detail).toContain(field);
    }
  });
}

test('A repeated parameter is refused, naming it', async ({ request }) => {
  for (const [path, field] of [
    ['/api/businesses/search', 'query'],
    ['/api/businesses/search', 'limit'],
    ['/api/cities/Berlin/businesses', 'page'],
    ['/api/categories/kfz-werkstatt/businesses', 'sortBy'],
  ] as const) {
    const problem = await problemOf(await request.get(`${path}?${field}=1&${field}=2`), 400);
    expect(problem.errors?.map((error) => error.field)).toEqual([field]);
  }
});

test('A page past the end but within bounds is empty', async ({ request }) => {
  const city = await request.get('/api/cities/Musterhofen/businesses?page=400');
  expect(city.status()).toBe(200);
  expect(await city.json()).toMatchObject({ businesses: [], page: 400, totalPages: 1, city: 'Musterhofen' });
  const category = await request.get('/api/categories/kfz-werkstatt/businesses?page=800');
  expect(category.status()).toBe(200);
  expect(((await category.json()) as { businesses: unknown[]; total: number }).businesses).toEqual([]);
  const search = await request.get('/api/businesses/search?query=Musterhofen&offset=9999');
  expect(search.status()).toBe(200);
  expect(((await search.json()) as { businesses: unknown[] }).businesses).toEqual([]);
});

test('A text of 200 characters is accepted, a longer one is refused', async ({ request }) => {
  for (const field of ['query', 'location', 'category']) {
    const fits = await request.get('/api/businesses/search', { params: { [field]: 'ä'.repeat(200) } });
    // No category has this name, so the value is rejected, but not because of its length.
    if (field === 'category') expect(await fits.text()).toContain('must be one of');
    else expect(fits.status()).toBe(200);
    const tooLong = await request.get('/api/businesses/search', { params: { [field]: 'ä'.repeat(201) } });
    const problem = await problemOf(tooLong, 400);
    expect(problem.errors?.map((error) => error.field)).toEqual([field]);
    expect(problem.detail).toContain('200');
  }
});

test('A NUL character and a broken percent-encoding are refused', async ({ request }) => {
  for (const url of [
    '/api/businesses/search?query=a%00b',
    '/api/businesses/search?query=%E0%A4%A',
    '/api/businesses/search?query=%ff',
    '/api/businesses/search?query=%',
    '/api/cities/a%00b/businesses',
    '/api/cities/%E0%A4%A/businesses',
    '/api/businesses/slug/berlin/%C3%28',
  ]) {
    const problem = await problemOf(await request.get(url), 400);
    expect(problem.detail, url).toMatch(/NUL|percent-encoding/);
  }
});

test('Query operators and unknown parameters are refused, naming them', async ({ request }) => {
  for (const field of [
    'query[$ne]',
    'query[$regex]',
    '$where',
    '__proto__',
    'constructor',
    'foo',
    'query[]',
  ]) {
    const response = await request.get(`/api/businesses/search?${encodeURIComponent(field)}=1`);
    const problem = await problemOf(response, 400);
    expect(problem.detail, field).toContain(field);
  }
});

test('A filter with an invalid value is refused, naming it and what would be valid', async ({ request }) => {
  for (const [query, field, right] of [
    ['openNow=yes', 'openNow', 'true'],
    ['hasPhone=false', 'hasPhone', 'true'],
    ['hasWebsite=', 'hasWebsite', 'true'],
    ['minRating=6', 'minRating', '4.5'],
    ['around=Berlin&radius=0', 'radius', '1 to 200'],
    ['around=Berlin&radius=201', 'radius', '1 to 200'],
    ['radius=10', 'radius', 'around'],
    ['around=95.1,11.5', 'around', 'latitude'],
  ] as const) {
    for (const path of ['/api/businesses/search', '/api/businesses/facets']) {
      const problem = await problemOf(await request.get(`${path}?${query}`), 400);
      expect(
        problem.errors?.map((error) => error.field),
        query,
      ).toEqual([field]);
      expect(problem.detail).toContain(right);
    }
  }
});

test('Suggestions need a text of 1 to 200 characters', async ({ request }) => {
  for (const query of [
    '',
    '?query=',
    '?query=%20',
    `?query=${'a'.repeat(201)}`,
    '?query=a&query=b',
    '?query=a&x=1',
  ]) {
    await problemOf(await request.get(`/api/suggestions${query}`), 400);
  }
});

test('An unknown sortBy is refused with the allowed values', async ({ request }) => {
  for (const value of ['price', 'RATING', 'toString', '']) {
    const response = await request.get(`/api/categories/kfz-werkstatt/businesses?sortBy=${value}`);
    const problem = await problemOf(response, 400);
    expect(problem.errors?.map((error) => error.field)).toEqual(['sortBy']);
    for (const allowed of ['rating', 'name', 'city', 'reviews']) expect(problem.detail).toContain(allowed);
  }
});

test('An invalid or unknown id is not found', async ({ request }) => {
  for (const id of [
    'nothing',
    '0',
    '6b01c09900727f7d91a1ad3',
    'ffffffffffffffffffffffff',
    '__proto__',
    'constructor',
    '%24ne',
    '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    'a'.repeat(1_500),
  ]) {
    await problemOf(await request.get(`/api/businesses/${id}`), 404);
  }
});

test('An invalid slug is not found', async ({ request }) => {
  for (const [city, slug] of [
    ['berlin', '__proto__'],
    ['__proto__', 'constructor'],
    ['berlin', '%2F%2Fevil.example'],
    ['berlin', '%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
    ['..', '..%2F..%2Fetc%2Fpasswd'],
  ]) {
    await problemOf(await request.get(`/api/businesses/slug/${city}/${slug}`), 404);
  }
  await problemOf(await request.get('/api/categories/__proto__/businesses'), 404);
  await problemOf(await request.get('/api/categories/constructor/businesses'), 404);
});

test('An unknown address of the API is not found', async ({ request }) => {
  await problemOf(await request.get('/api/nothing'), 404);
  await problemOf(await request.get('/api'), 404);
});

test('Addresses, headers and bodies that are too large are refused with 414, 431 and 413', async ({
  request,
}) => {
  await problemOf(await request.get(`/api/businesses/search?query=${'a'.repeat(5_000)}`), 414);
  await problemOf(await request.get('/api/cities', { headers: { 'x-large': 'a'.repeat(20_000) } }), 431);
  await problemOf(await request.get('/api/cities', { headers: { 'x-large': 'a'.repeat(100_000) } }), 431);
  const body = { data: 'a'.repeat(2 * 1024 * 1024), headers: { 'content-type': 'application/json' } };
  await problemOf(await request.post('/api/cities', body), 413);
});

test('An error shows its request id and no internals', async ({ request }) => {
  const response = await request.get('/api/businesses/ffffffffffffffffffffffff');
  const problem = await problemOf(response, 404);
  expect(problem.requestId).toBe(response.headers()['x-request-id']);
  expect(JSON.stringify(problem)).not.toMatch(/stack|node_modules|mongo|\.js:/i);
});
