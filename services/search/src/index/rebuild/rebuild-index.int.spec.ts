import { setTimeout as pause } from 'node:timers/promises';
import { getIndexStatus, startReindex } from '@gewerk/contracts/bus';
import { Meilisearch } from 'meilisearch';
import { IndexKeepers } from '../index-keepers.js';
import { DOCUMENT_VERSION, LIVE_INDEX, NEXT_INDEX, VERSION_INDEX } from '../../document/index-settings.js';
import { listedBusiness } from '../../test/listed-business.js';
import { SearchSystem } from '../../test/search-system.js';

const COUNT = 9_000;
const businesses = Array.from({ length: COUNT }, (_, index) => listedBusiness({ name: `Werkraum ${index}` }));

let system: SearchSystem;
let meili: Meilisearch;
beforeAll(async () => {
  system = await SearchSystem.start(businesses);
  meili = new Meilisearch({ host: system.meili.url, apiKey: system.meili.key });
});
afterAll(() => system?.stop());
afterEach(() => {
  system.directory.onPage = () => undefined;
  system.directory.onRead = () => undefined;
});

const status = () => system.bus.request(getIndexStatus, {});
const indexes = async () => (await meili.getRawIndexes()).results.map(({ uid }) => uid).sort();

/** Calls back once, before the given page of a rebuild is read. */
function beforePage(wanted: number, act: () => void | Promise<void>): void {
  let page = 0;
  system.directory.onPage = async () => {
    page += 1;
    if (page === wanted) await act();
  };
}

describe('a rebuild', () => {
  it('fills an engine that was empty at the start', async () => {
    expect(await status()).toEqual({
      documents: COUNT,
      pendingEvents: 0,
      reindex: { state: 'idle', indexed: COUNT, detail: null },
    });
    expect(await indexes()).toEqual([LIVE_INDEX, VERSION_INDEX]);
  });

  it('gives an index its name only once it is complete, without creating an empty one first', async () => {
    // If a full index took the name of an empty one, the empty index would remain as a second one.
    expect((await meili.tasks.getTasks({ types: ['indexCreation'] })).total).toBe(1);
  });

  it('answers from the old index until it swaps, and includes changes made meanwhile', async () => {
    const [first, , third] = businesses;
    if (!first || !third) throw new Error('businesses are missing');
    const added = listedBusiness({ name: 'Spätling Neubau' });
    let during: string[] = [];
    beforePage(25, async () => {
      await system.directory.save({ ...first, name: 'Umbenannt Werkraum' }, added);
      await system.directory.remove(third);
      during = await system.names({ query: 'Werkraum 4711' });
    });
    await system.bus.request(startReindex, {});
    await system.until({ query: 'Spätling' }, ({ total }) => total === 1);
    await system.settle();
    expect(during[0]).toBe('Werkraum 4711');
    expect((await system.names({ query: 'Umbenannt' }))[0]).toBe('Umbenannt Werkraum');
    expect(await meili.index(LIVE_INDEX).getDocuments({ ids: [third.id] })).toMatchObject({ results: [] });
    expect(await indexes()).toEqual([LIVE_INDEX, VERSION_INDEX]);
  });

  it('is refused while another is in progress', async () => {
    let refusal: unknown;
    beforePage(3, async () => {
      refusal = await system.bus.request(startReindex, {}).catch((error: unknown) => error);
    });
    await system.bus.request(startReindex, {});
    await system.settle();
    expect(refusal).toMatchObject({ code: 'conflict' });
  });

  it('is continued after a restart of the service in the middle', async () => {
    let restarted: Promise<void> | undefined;
    beforePage(30, () => {
      restarted = system.restartService();
    });
    await system.bus.request(startReindex, {});
    await system.eventually(() => Promise.resolve(restarted !== undefined));
    await restarted;
    await system.settle();
    expect((await status()).reindex).toMatchObject({ state: 'idle', detail: null });
    expect(await indexes()).toEqual([LIVE_INDEX, VERSION_INDEX]);
  });

  it('starts automatically when the engine has lost its data; until then the database answers', async () => {
    await meili.index(LIVE_INDEX).delete().waitTask();
    const meanwhile = await system.search({ query: 'Werkraum 1' });
    expect(meanwhile.notice).toEqual({ kind: 'degraded', ignored: [] });
    await system.until({ query: 'Werkraum 4711' }, ({ notice }) => notice === null);
    await system.settle();
  });

  it('does not start if a higher version that runs beside this one has built the index', async () => {
    const before = (await meili.index(LIVE_INDEX).getRawInfo()).createdAt;
    await meili
      .index(VERSION_INDEX)
      .addDocuments([{ id: LIVE_INDEX, version: 'higher', form: DOCUMENT_VERSION + 1 }])
      .waitTask();
    expect(await system.get(IndexKeepers).of(0).builder.isCurrent()).toBe(true);
    expect((await meili.index(LIVE_INDEX).getRawInfo()).createdAt).toBe(before);
    const lower = { id: LIVE_INDEX, version: 'lower', form: DOCUMENT_VERSION };
    await meili.index(VERSION_INDEX).addDocuments([lower]).waitTask();
    expect(await system.get(IndexKeepers).of(0).builder.isCurrent()).toBe(false);
    await system.settle();
  });

  it('starts automatically if the index was built by another version', async () => {
    const before = (await meili.index(LIVE_INDEX).getRawInfo()).createdAt;
    await meili
      .index(VERSION_INDEX)
      .addDocuments([{ id: LIVE_INDEX, version: 'other' }])
      .waitTask();
    await meili.createIndex(NEXT_INDEX).waitTask();
    await system.restartService();
    const rebuilt = async () => (await meili.index(LIVE_INDEX).getRawInfo()).createdAt !== before;
    await system.eventually(rebuilt);
    await system.settle();
    expect(await indexes()).toEqual([LIVE_INDEX, VERSION_INDEX]);
  });

  it('of an older index waits until the changes of an import are indexed', async () => {
    const before = (await meili.index(LIVE_INDEX).getRawInfo()).createdAt;
    const changes = Promise.withResolvers<void>();
    system.directory.onRead = () => changes.promise;
    await system.restartService(async () => {
      await meili
        .index(VERSION_INDEX)
        .addDocuments([{ id: LIVE_INDEX, version: 'other' }])
        .waitTask();
      for (let number = 0; number < 6; number += 1)
        await system.directory.save(listedBusiness({ name: `Importiert ${number}` }));
    });
    await pause(2_000);
    expect(await system.names({ query: 'Werkraum 4711' })).toContain('Werkraum 4711');
    expect((await status()).reindex.state).toBe('idle');
    changes.resolve();
    await system.eventually(async () => (await meili.index(LIVE_INDEX).getRawInfo()).createdAt !== before);
    await system.settle();
    expect(await system.names({ query: 'Importiert 5' })).toContain('Importiert 5');
  });
});
