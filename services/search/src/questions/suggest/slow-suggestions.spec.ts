import { GewerkError } from '@gewerk/contracts';
import { suggest } from '@gewerk/contracts/bus';
import type { MessageBus, RequestOptions } from '@gewerk/messaging';
import type { SearchClient } from '../../engine/search.client.js';
import type { ServingIndex } from '../../engine/serving-index.js';
import type { NameVocabulary } from '../../names/name-vocabulary.js';
import type { CityDirectory } from '../../places/city-directory.js';
import type { Atlas } from '../../places/atlas.js';
import { CitySet } from '../../places/city-set.js';
import type { PlaceResolver } from '../../places/place.resolver.js';
import { AnswerCache } from '../answer-cache.js';
import type { TradeCensus } from '../find/trade-census.js';
import type { PlaceSuggestions } from './place-suggestions.js';
import { Suggest } from './suggest.js';
import { SuggestedBusinesses } from './suggested-businesses.js';

/** Nearly all of the time that the engine has. */
const SLOW_MS = 600;
/** Longer than a caller waits. */
const AWAY_MS = 60_000;
const after = <T>(milliseconds: number, answer: T): Promise<T> =>
  new Promise((resolve) => setTimeout(() => resolve(answer), milliseconds));

const NO_PLACES = {
  isPlace: () => false,
  isWellKnown: () => false,
  isDistrict: () => false,
  resemblesPlace: () => false,
};

/** An engine that takes this long for each response, and a directory that responds in `databaseMs`. */
function slow(engineMs: number, databaseMs: number, places: Partial<PlaceSuggestions> = {}) {
  const search = jest.fn(() => after(engineMs, { hits: [] }));
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
  const serving = { has: () => true, onChange: () => undefined } as unknown as ServingIndex;
  const cities = { cities: new CitySet([city]), onRefresh: () => undefined } as unknown as CityDirectory;
  const unchanged = { onChange: () => undefined };
  const suggestions = new Suggest(
    new AnswerCache(
      serving,
      cities,
      unchanged as unknown as NameVocabulary,
      unchanged as unknown as TradeCensus,
    ),
    new SuggestedBusinesses(
      { search } as unknown as SearchClient,
      { request } as unknown as MessageBus,
      serving,
    ),
    cities,
    { resolve: () => null, named: () => null, gazetteer: NO_PLACES } as unknown as PlaceResolver,
    { citiesBegunBy: () => [], cityLike: () => null } as unknown as Atlas,
    places as PlaceSuggestions,
  );
  return { suggestions, search };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Time that a request and its response need to travel on a busy machine. */
const ON_THE_WAY_MS = 700;

/** The response, if it arrives before a caller gives up. A telephone number takes two engine queries. */
async function answerInTime({ suggestions }: ReturnType<typeof slow>, query: string) {
  const patience = suggest.timeoutMs - ON_THE_WAY_MS;
  const answer = Promise.race([
    suggestions
      .suggest({ query })
      .then((answered) => JSON.parse(Buffer.from(answered as Uint8Array).toString())),
    after(patience, 'given up'),
  ]);
  await jest.advanceTimersByTimeAsync(patience);
  return answer;
}

it('uses the database if the queries of one suggestion take the engine too long together', async () => {
  expect(await answerInTime(slow(SLOW_MS, 300), '0921471012')).toMatchObject({
    businesses: [{ name: 'Auto Huber' }],
  });
});

it('answers in time without businesses if the database is slow too', async () => {
  expect(await answerInTime(slow(AWAY_MS, 4_000), 'autoh')).toMatchObject({ businesses: [] });
  expect(await answerInTime(slow(SLOW_MS, 4_000), '0921471012')).toMatchObject({ businesses: [] });
});

it('queries the engine once for the same text, and again only if it did not answer', async () => {
  const quick = slow(10, 300);
  await Promise.all([answerInTime(quick, 'autoh'), answerInTime(quick, 'autoh')]);
  await answerInTime(quick, 'autoh');
  expect(quick.search).toHaveBeenCalledTimes(1);
  const away = slow(AWAY_MS, 300);
  await Promise.all([answerInTime(away, 'autoh'), answerInTime(away, 'autoh')]);
  expect(away.search).toHaveBeenCalledTimes(1);
  await answerInTime(away, 'autoh');
  expect(away.search).toHaveBeenCalledTimes(2);
});

it('builds the tables of each kind of suggestion before the first request', () => {
  const named = jest.spyOn(CitySet.prototype, 'suggested');
  const ofPlaces = jest.fn();
  slow(AWAY_MS, AWAY_MS, { of: ofPlaces }).suggestions.onApplicationBootstrap();
  expect(named).toHaveBeenCalled();
  expect(ofPlaces).toHaveBeenCalled();
});
