import { GewerkError } from '@gewerk/contracts';
import { suggest } from '@gewerk/contracts/bus';
import { MessageBus, NobodyListens } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { Meilisearch } from 'meilisearch';
import { LIVE_INDEX } from '../../document/index-settings.js';
import { SearchClient } from '../../engine/search.client.js';
import { listedBusiness } from '../../test/listed-business.js';
import { SearchSystem } from '../../test/search-system.js';
import { WarmIndex } from './warm-index.js';

let system: SearchSystem;
beforeAll(async () => {
  system = await SearchSystem.start([listedBusiness({ name: 'Haarwerk', category: 'Friseur' })]);
});
afterAll(() => system?.stop());
afterEach(() => jest.restoreAllMocks());

/** Starts the warm-up as if no other process answered searches. */
async function startAlone(): Promise<void> {
  jest.spyOn(system.get(MessageBus), 'request').mockRejectedValueOnce(new NobodyListens(suggest));
  await system.get(WarmIndex).onApplicationBootstrap();
}

it('makes typical searches before the service is ready: by trade, at a place, by words, by hours', async () => {
  const many = jest.spyOn(system.get(SearchClient), 'searchMany');
  const one = jest.spyOn(system.get(SearchClient), 'search');
  await startAlone();
  const filters = many.mock.calls.flatMap(([queries]) => queries.map(({ filter }) => filter?.flat().join()));
  for (const field of ['tradeKey IN', 'nameKey IN', 'postalPrefixes IN', '_geoBoundingBox', 'traits IN']) {
    expect([field, filters.some((filter) => filter?.includes(field))]).toEqual([field, true]);
  }
  expect(one.mock.calls.map(([{ q }]) => q)).toEqual(
    expect.arrayContaining(['muller', 'zahnartz', 'elek', '']),
  );
  expect(one.mock.calls.flatMap(([{ filter = [] }]) => filter.flat()).join()).toContain('hoursRegion IN');
});

it('leaves the engine to visitors if another process already answers searches', async () => {
  const informed = jest.spyOn(logger, 'info');
  const replica = await system.startReplica();
  expect(informed).toHaveBeenCalledWith(
    'The index is not warmed up: another process already answers searches',
  );
  await replica.close();
});

it('warms the index up if no other process answers searches', async () => {
  const informed = jest.spyOn(logger, 'info');
  await system.restartService();
  expect(informed).toHaveBeenCalledWith({ ms: expect.any(Number) }, 'The index is warm');
});

it('warms the index up if it cannot ask whether another process answers', async () => {
  const informed = jest.spyOn(logger, 'info');
  jest
    .spyOn(system.get(MessageBus), 'request')
    .mockRejectedValueOnce(new GewerkError('unavailable', 'Not allowed.'));
  await system.get(WarmIndex).onApplicationBootstrap();
  expect(informed).toHaveBeenCalledWith({ ms: expect.any(Number) }, 'The index is warm');
});

it('lets a service without an index become ready, and logs that there is none', async () => {
  const [informed, warned] = [jest.spyOn(logger, 'info'), jest.spyOn(logger, 'warn')];
  system.directory.onPage = () => new Promise(() => undefined);
  await new Meilisearch({ host: system.meili.url, apiKey: system.meili.key })
    .index(LIVE_INDEX)
    .delete()
    .waitTask();
  await startAlone();
  expect(informed).toHaveBeenCalledWith('There is no index to warm up; it is about to be built');
  expect(warned).not.toHaveBeenCalledWith(expect.anything(), 'The index could not be warmed up');
});
