import { DEFAULT_DEMO_SEED, demoBusiness, demoCities } from '@gewerk/demo-data';
import { citySlug, foldLoose } from '@gewerk/text';
import { trades } from '@gewerk/trades';
import { drawn, misspelt } from '../load/random-choice.js';
import { randomNumbers } from '../sheet-rows.js';
import { BUSINESSES } from '../system/bench-system.js';

const LIMIT = 24;
const CITIES = 200;
/** Number of different questions in a log; the first is the most frequent. */
const LOG_QUESTIONS = 3_000;

/**
 * One search: what the visitor requests from the gateway, and the one bare request that the engine would need
 * for its words.
 */
export interface SearchQuery {
  /** Path and query of the gateway's call. */
  path: string;
  /** JSON for the engine's search call. */
  engine: string;
}

const byLabel = new Map(trades.map((trade) => [trade.label, trade]));

/** Distinct searches, the same for the same seed: names, misspelt names and trades, within a city or a postal code. */
export function searchQueries(seed: number, count: number): SearchQuery[] {
  const random = randomNumbers(seed);
  const cities = demoCities().slice(0, CITIES);
  const queries = new Map<string, SearchQuery>();
  for (let drawing = 0; queries.size < count; drawing += 1) {
    const business = demoBusiness(DEFAULT_DEMO_SEED, drawn(random, BUSINESSES));
    const kind = drawing % 4;
    const city = cities[drawn(random, cities.length)]?.name ?? '';
    const { label = '', words = [] } = byLabel.get(business.category ?? '') ?? {};
    const trade = [label, ...words][drawn(random, 1 + words.length)] ?? '';
    if (trade === '') continue;
    const text = kind === 0 ? business.name : kind === 1 ? misspelt(business.name, random) : trade;
    const atCode = kind === 3 && business.postalCode !== undefined;
    const location = atCode ? (business.postalCode ?? '') : kind === 2 ? city : (business.city ?? city);
    const query = searchQuery(text, location, atCode);
    queries.set(query.path, query);
  }
  return [...queries.values()];
}

/**
 * Searches with the repetitions of real use: of 3,000 questions the one at rank r occurs in proportion to 1/r
 * (Zipf's law).
 */
export function searchLog(seed: number, length: number): SearchQuery[] {
  const random = randomNumbers(seed);
  const questions = searchQueries(seed, LOG_QUESTIONS);
  const sums: number[] = [];
  for (let rank = 1, sum = 0; rank <= questions.length; rank += 1) sums.push((sum += 1 / rank));
  return Array.from({ length }, () => {
    const at = random() * (sums.at(-1) ?? 0);
    return questions[sums.findIndex((sum) => sum > at)] ?? questions[0];
  }).filter((query) => query !== undefined);
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
