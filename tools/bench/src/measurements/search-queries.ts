import { DEFAULT_DEMO_SEED, demoBusiness, demoCities } from '@gewerk/demo-data';
import { citySlug, foldLoose } from '@gewerk/text';
import { drawn, misspelt } from '../load/random-choice.js';
import { randomNumbers } from '../sheet-rows.js';
import { BUSINESSES } from '../system/bench-system.js';

const SEED = 4_242;
/** More than are measured: those that need more than one request of the engine are left out. */
const COUNT = 800;
const LIMIT = 24;
const TRADES = [
  'Autowerkstatt',
  'Elektriker',
  'Friseur',
  'Dachdecker',
  'Malerbetrieb',
  'Tischlerei',
  'Bäckerei',
  'Schlüsseldienst',
  'Fahrradladen',
  'Reifenservice',
];

/** One search: what the visitor asks the gateway, and the request that this makes to the engine. */
export interface SearchQuery {
  /** Path and query of the gateway's call. */
  path: string;
  /** JSON for the engine's search call. */
  engine: string;
}

/** 800 distinct searches, always the same: names, misspelt names and trades, within a city or a postal code. */
export function searchQueries(): SearchQuery[] {
  const random = randomNumbers(SEED);
  const cities = demoCities();
  const queries = new Map<string, SearchQuery>();
  while (queries.size < COUNT) {
    const business = demoBusiness(DEFAULT_DEMO_SEED, drawn(random, BUSINESSES));
    const kind = queries.size % 4;
    const city = cities[drawn(random, Math.min(cities.length, 200))]?.name ?? '';
    const trade = TRADES[drawn(random, TRADES.length)] ?? '';
    const text = kind === 0 ? business.name : kind === 1 ? misspelt(business.name, random) : trade;
    const atCode = kind === 3 && business.postalCode !== undefined;
    const location = atCode ? (business.postalCode ?? '') : kind === 2 ? city : (business.city ?? city);
    const query = searchQuery(text, location, atCode);
    queries.set(query.path, query);
  }
  return [...queries.values()];
}

function searchQuery(text: string, location: string, isCode: boolean): SearchQuery {
  const parameters = new URLSearchParams({ query: text, location, limit: String(LIMIT) });
  const filter = isCode ? `postalPrefixes IN ["${location}"]` : `citySlug IN ["${citySlug(location)}"]`;
  const engine = {
    q: foldLoose(text),
    limit: LIMIT,
    offset: 0,
    attributesToRetrieve: ['card', 'opening'],
    filter: [filter],
    matchingStrategy: 'last',
  };
  return { path: `/api/businesses/search?${parameters}`, engine: JSON.stringify(engine) };
}
