import { GewerkError } from '@gewerk/contracts';
import { suggest } from '@gewerk/contracts/bus';
import type { MessageBus, RequestOptions } from '@gewerk/messaging';
import type { SearchClient } from '../../engine/search.client.js';
import type { ServingIndex } from '../../engine/serving-index.js';
import type { CityDirectory } from '../../places/city-directory.js';
import { CitySet } from '../../places/city-set.js';
import type { PlaceResolver } from '../../places/place.resolver.js';
import type { PlaceSuggestions } from './place-suggestions.js';
import { Suggest } from './suggest.js';

/** Nearly the whole second that the engine has for one query, and longer than a caller waits. */
const SLOW_MS = 900;
const AWAY_MS = 60_000;
const after = <T>(milliseconds: number, answer: T): Promise<T> =>
  new Promise((resolve) => setTimeout(() => resolve(answer), milliseconds));

/** An engine that takes this long for each answer, and a directory that answers in `databaseMs`. */
function slow(engineMs: number, databaseMs: number): Suggest {
  const search = () => after(engineMs, { hits: [] });
  const request = async (
    _operation: unknown,
    _input: unknown,
    { timeoutMs = 5_000 }: RequestOptions = {},
  ) => {
    await after(Math.min(databaseMs, timeoutMs), null);
    if (databaseMs > timeoutMs) throw new GewerkError('timeout', 'The directory did not answer in time.');
    return {
      businesses: [{ id: '1', name: 'Auto Huber', city: 'Hof', category: null, urlSlug: 'auto-huber' }],
    };
  };
  const city = { city: 'Autohausen', countryCode: 'DE', businessCount: 3, latitude: null, longitude: null };
  return new Suggest(
    { search } as unknown as SearchClient,
    { request } as unknown as MessageBus,
    { cities: new CitySet([city]) } as unknown as CityDirectory,
    { resolve: () => null, named: () => null } as unknown as PlaceResolver,
    { has: () => true } as unknown as ServingIndex,
    {} as PlaceSuggestions,
  );
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** The answer before a caller gives up; a telephone number takes two engine queries. */
async function answerInTime(suggestions: Suggest, query: string) {
  const answer = Promise.race([suggestions.suggest({ query }), after(suggest.timeoutMs, 'given up')]);
  await jest.advanceTimersByTimeAsync(suggest.timeoutMs);
  return answer;
}

it('uses the database if the queries of one suggestion take the engine too long together', async () => {
  expect(await answerInTime(slow(SLOW_MS, 300), '0921471012')).toMatchObject({
    businesses: [{ name: 'Auto Huber' }],
  });
});

it('answers from memory in time if the database is slow too', async () => {
  expect(await answerInTime(slow(AWAY_MS, 4_000), 'autoh')).toMatchObject({ businesses: [] });
  expect(await answerInTime(slow(SLOW_MS, 4_000), '0921471012')).toMatchObject({ businesses: [] });
});
