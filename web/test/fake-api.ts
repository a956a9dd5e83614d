import { type BusinessCard, type BusinessDetail, emptySiteSettings } from '@gewerk/contracts';
import type { CategoryCounts, CityListItem } from '@gewerk/contracts/bus';

/** A call made by the page. */
export interface Call {
  readonly path: string;
  readonly query: Record<string, string>;
  readonly credentials: RequestCredentials | undefined;
}

/** A failed answer with its status and body. */
export class Failure {
  constructor(
    readonly status: number,
    readonly body: string,
    readonly statusText = '',
  ) {}
}

export type Answers = Record<string, unknown>;

export function card(changes: Partial<BusinessCard> = {}): BusinessCard {
  return {
    id: '64b7f0c2a1d3e4f506172839',
    name: 'Autohaus Grünwald',
    category: 'KFZ-Werkstatt',
    type: null,
    subtypes: ['Inspektion', 'Bremsen'],
    city: 'Bayreuth',
    address: 'Lindenstraße 3',
    fullAddress: 'Lindenstraße 3, 95444 Bayreuth',
    postalCode: '95444',
    country: 'Deutschland',
    country_code: 'DE',
    phone: '+49 921 12345',
    website: 'https://www.gruenwald.example/',
    rating: '4.6',
    reviewCount: 128,
    review_count: 128,
    photos: [],
    photosCount: 0,
    isOpen: null,
    openChangesAt: null,
    verified: true,
    latitude: 49.94,
    longitude: 11.57,
    priceLevel: null,
    urlSlug: 'bayreuth/autohaus-gruenwald',
    place_id: 'p1',
    ...changes,
  };
}

export function detail(changes: Partial<BusinessDetail> = {}): BusinessDetail {
  return {
    ...card(),
    email: null,
    description: null,
    about: null,
    reviewsLink: null,
    reviewsPerScore: null,
    workingHours: null,
    holidayHours: null,
    opensAt: null,
    timeZone: 'Europe/Berlin',
    businessStatus: 'OPERATIONAL',
    categorySlugs: ['kfz-werkstatt'],
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...changes,
  };
}

export const cards = (count: number): BusinessCard[] =>
  Array.from({ length: count }, (_, index) =>
    card({
      id: index.toString(16).padStart(24, '0'),
      name: `Betrieb ${index + 1}`,
      urlSlug: `bayreuth/betrieb-${index + 1}`,
    }),
  );

export const cities = (count: number): CityListItem[] =>
  Array.from({ length: count }, (_, index) => ({
    city: `Stadt ${index + 1}`,
    businessCount: 1_000 - index,
    latitude: 48 + (index % 60) / 10,
    longitude: 7 + (index % 60) / 10,
    countryCode: 'DE',
  }));

export const figures = (slug: string, changes: Partial<CategoryCounts> = {}): CategoryCounts => ({
  slug,
  total: 1_234,
  cities: 56,
  averageRating: '4.2',
  addedLast30Days: 7,
  topCities: [],
  ...changes,
});

/** Answers to calls that every page makes; a test may override them. */
export const usualAnswers: Answers = {
  '/api/admin/settings': emptySiteSettings,
  '/api/businesses/stats': {
    total: 12_345,
    cities: 30,
    categories: 9,
    averageRating: '4.1',
    addedLast30Days: 345,
  },
  '/api/cities': cities(30),
  '/api/categories': ['kfz-werkstatt', 'handwerker', 'dienstleister', 'technische-dienste'].map((slug) =>
    figures(slug),
  ),
  '/api/businesses/popular': cards(3),
  '/api/opening-hours': { days: {} },
  '/api/businesses/search': { businesses: cards(2), total: 2, notice: null },
};

/**
 * Mocks `fetch` with a table of answers by path; a function receives the query. An unknown path is answered with
 * 404.
 */
export function installFakeApi(answers: Answers): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = (async (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(
      typeof input === 'string' ? input : input instanceof URL ? input : input.url,
      location.href,
    );
    const query = Object.fromEntries(url.searchParams);
    calls.push({ path: url.pathname, query, credentials: init?.credentials });
    const answer = { ...usualAnswers, ...answers }[url.pathname];
    const value: unknown =
      typeof answer === 'function' ? await (answer as (query: unknown) => unknown)(query) : answer;
    const failure = value === undefined ? new Failure(404, '{"detail":"Not here."}', 'Not Found') : value;
    if (failure instanceof Failure) return response(failure.status, failure.body, failure.statusText);
    return response(200, JSON.stringify(value), 'OK');
  }) as typeof fetch;
  return calls;
}

/** The parts of a Response that the client reads; jsdom has no Response. */
function response(status: number, body: string, statusText: string): Response {
  const answer = {
    ok: status < 400,
    status,
    headers: new Headers(),
    statusText,
    text: async () => body,
    json: async () => JSON.parse(body) as unknown,
  };
  return answer as unknown as Response;
}
