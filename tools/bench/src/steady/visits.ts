import type { Kind } from './steady-load.js';

const QUERIES = ['Autowerkstatt', 'Frisör', 'Elektriker', 'Bäckerei', 'Dachdeker', 'Sanitär'];
interface Card {
  id: string;
  city: string;
}

/** The addresses of a directory that are visited in turn. */
export interface Sights {
  ids: string[];
  /** Paths of pages of businesses, from the sitemap. */
  pages: string[];
  cities: string[];
}

/** @throws Error if the system does not answer */
export async function lookAround(origin: string): Promise<Sights> {
  const { businesses } = await read<{ businesses: Card[] }>(`${origin}/api/businesses/search`);
  const pages = (await locations(`${origin}/sitemaps/businesses-1.xml`)).map((loc) => new URL(loc).pathname);
  return {
    ids: businesses.map(({ id }) => id),
    pages,
    cities: [...new Set(businesses.map(({ city }) => `/city/${encodeURIComponent(city)}`))],
  };
}

/** The most frequent requests of visitors, reads only. */
export function visits(origin: string, sights: Sights): Kind[] {
  const get = (path: string, signal: AbortSignal): Promise<Response> => fetch(origin + path, { signal });
  const turns = new Map<string, number>();
  const next = (list: readonly string[], name: string): string => {
    const turn = turns.get(name) ?? 0;
    turns.set(name, turn + 1);
    return list[turn % list.length] ?? '';
  };
  return [
    { name: 'home', weight: 4, send: (signal) => get('/', signal) },
    { name: 'city page', weight: 2, send: (signal) => get(next(sights.cities, 'city'), signal) },
    { name: 'business page', weight: 2, send: (signal) => get(next(sights.pages, 'page'), signal) },
    {
      name: 'search',
      weight: 4,
      send: (signal) =>
        get(`/api/businesses/search?query=${encodeURIComponent(next(QUERIES, 'query'))}`, signal),
    },
    {
      name: 'business',
      weight: 2,
      send: (signal) => get(`/api/businesses/${next(sights.ids, 'id')}`, signal),
    },
    { name: 'figures', weight: 1, send: (signal) => get('/api/businesses/stats', signal) },
    { name: 'suggestions', weight: 1, send: (signal) => get('/api/suggestions?query=Auto', signal) },
  ];
}

async function locations(url: string): Promise<string[]> {
  const text = await (await fetch(url)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
}

async function read<T>(url: string): Promise<T> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
