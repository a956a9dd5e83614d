import { publicEndpoints } from '@gewerk/contracts/serving';
import type { Counted } from '@gewerk/web/server';
import type { FastifyRequest } from 'fastify';
import type { StatisticsCounter } from './statistics-counter.js';
import type { TypedSearches } from './typed-searches.js';
import { Visits } from './visits.js';

const PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0' };
const FROM_PAGE = { ...PERSON, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };
const ID = '0123456789abcdef01234567';
const view: Counted = { kind: 'view', business: ID };

let counted: unknown[];
let visits: Visits;

function visitsWith(STATISTICS: 'on' | 'off'): Visits {
  const counter = { listing: (...use: unknown[]) => counted.push(use) } as unknown as StatisticsCounter;
  const searches = { add: (...search: unknown[]) => counted.push(search) } as unknown as TypedSearches;
  return new Visits({ STATISTICS }, counter, searches);
}

beforeEach(() => {
  counted = [];
  visits = visitsWith('on');
});

const request = (headers: object, method = 'GET') =>
  ({ method, headers, ip: '192.0.2.7' }) as unknown as FastifyRequest;
const parsed = (query: object) => publicEndpoints.search.query.parse(query);
const json = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

it('counts page views of listings, and of searches with whether they found anything', () => {
  visits.page(request(PERSON), { counted: view });
  visits.page(request(PERSON), { counted: { kind: 'search', text: 'Klempner', found: false } });
  visits.page(request(PERSON), { counted: null });
  expect(counted).toEqual([
    [ID, 'views'],
    ['192.0.2.7', 'Klempner', false],
  ]);
});

it.each([
  ['a program', request({ 'user-agent': 'curl/8.5.0' })],
  ['who asks to be left out', request({ ...PERSON, 'sec-gpc': '1' })],
  ['a look at the headers', request(PERSON, 'HEAD')],
  ['a page that is loaded as data', request({ ...PERSON, 'sec-fetch-dest': 'empty' })],
])('counts no page for %s', (_, asked) => {
  visits.page(asked, { counted: view });
  expect(counted).toEqual([]);
});

it('counts a listing and the first page of a search when an open page fetches their data', () => {
  const found = json({ businesses: [], total: 3, notice: null });
  visits.data(publicEndpoints.businessBySlug, request(FROM_PAGE), {}, json({ id: ID }));
  for (const query of [{ query: 'Klempner', limit: '24' }, { query: 'Klempner' }])
    visits.data(publicEndpoints.search, request(FROM_PAGE), parsed(query), found);
  expect(counted).toEqual([
    [ID, 'views'],
    ['192.0.2.7', 'Klempner', true],
    ['192.0.2.7', 'Klempner', true],
  ]);
});

it('counts no data for other programs, nearby listings, further pages and lists without a text', () => {
  const found = json({ businesses: [], total: 3, notice: null });
  visits.data(publicEndpoints.business, request(PERSON), {}, json({ id: ID }));
  for (const query of [
    { query: 'Klempner', around: '49.9,11.5', radius: '50', limit: '16' },
    { query: 'Klempner', limit: '24', offset: '24' },
    { location: 'Hof', limit: '24' },
  ]) {
    visits.data(publicEndpoints.search, request(FROM_PAGE), parsed(query), found);
  }
  visits.data(publicEndpoints.cities, request(FROM_PAGE), {}, json([]));
  expect(counted).toEqual([]);
});

it('counts a prefetched listing once its page is opened', () => {
  const ahead = request({ ...FROM_PAGE, purpose: 'prefetch' });
  visits.data(publicEndpoints.businessBySlug, ahead, {}, json({ id: ID }));
  expect(counted).toEqual([]);
  visits.click(request(FROM_PAGE), ID, 'views');
  expect(counted).toEqual([[ID, 'views']]);
});

it('counts clicks of people, and nothing if statistics are off', () => {
  visits.click(request(FROM_PAGE), ID, 'phone');
  visits.click(request({ 'user-agent': 'node' }), ID, 'phone');
  expect(counted).toEqual([[ID, 'phone']]);
  const off = visitsWith('off');
  off.click(request(FROM_PAGE), ID, 'phone');
  off.page(request(PERSON), { counted: view });
  off.data(publicEndpoints.business, request(FROM_PAGE), {}, json({ id: ID }));
  expect(counted).toHaveLength(1);
});
