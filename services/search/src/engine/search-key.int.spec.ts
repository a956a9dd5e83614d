import { SEARCH_ENGINE_RIGHTS } from '@gewerk/contracts/bus';
import { startMeili } from '@gewerk/testing';
import { Meilisearch, MeilisearchApiError } from 'meilisearch';
import { LIVE_INDEX } from '../document/index-settings.js';

let meili: Awaited<ReturnType<typeof startMeili>>;
let master: Meilisearch;
let search: Meilisearch;
beforeAll(async () => {
  meili = await startMeili();
  master = new Meilisearch({ host: meili.url, apiKey: meili.key });
  search = new Meilisearch({ host: meili.url, apiKey: meili.searchKey });
  await master.createIndex('foreign').waitTask();
});
afterAll(() => meili.stop());

const refused = (call: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(call).then(
    () => 'allowed',
    (error: unknown) => (error instanceof MeilisearchApiError ? error.cause?.code : error),
  );

it('the search key cannot create or list keys, create dumps or cancel tasks', async () => {
  const wider = { name: 'wider', indexes: ['*'], actions: ['*' as const], expiresAt: null };
  expect(await refused(search.createKey(wider))).toBe('invalid_api_key');
  expect(await refused(search.getKeys())).toBe('invalid_api_key');
  expect(await refused(search.createDump())).toBe('invalid_api_key');
  expect(await refused(search.tasks.cancelTasks({ statuses: ['enqueued'] }))).toBe('invalid_api_key');
});

it('the search key cannot change or see any other index', async () => {
  const foreign = search.index('foreign');
  expect(await refused(foreign.delete())).toBe('invalid_api_key');
  expect(await refused(foreign.search(''))).toBe('invalid_api_key');
  expect(await refused(foreign.addDocuments([{ id: 1 }]))).toBe('invalid_api_key');
  expect(await refused(search.createIndex('another'))).toBe('invalid_api_key');
  expect((await search.getRawIndexes()).results).toEqual([]);
  expect((await master.getRawIndexes()).results).toHaveLength(1);
});

it('the search key can create and search the live index, but cannot create snapshots', async () => {
  await search.createIndex(LIVE_INDEX, { primaryKey: 'id' }).waitTask();
  expect(await search.index(LIVE_INDEX).search('')).toMatchObject({ hits: [] });
  expect(await refused(search.createSnapshot())).toBe('invalid_api_key');
});

it('the search key is created once, with the declared rights', async () => {
  const { results } = await master.getKeys();
  const { name, indexes, actions } = SEARCH_ENGINE_RIGHTS;
  expect(results.filter((key) => key.name === name)).toEqual([
    expect.objectContaining({ key: meili.searchKey, indexes: [...indexes], actions: [...actions] }),
  ]);
});
