import { startReindex } from '@gewerk/contracts/bus';
import { Meilisearch } from 'meilisearch';
import { LIVE_INDEX } from '../document/index-settings.js';
import { listedBusiness } from '../test/listed-business.js';
import { SearchSystem } from '../test/search-system.js';
import { Engines } from './engines.js';
import { ServingIndex } from './serving-index.js';

const COUNT = 600;
const businesses = Array.from({ length: COUNT }, (_, nth) => listedBusiness({ name: `Werkraum ${nth}` }));

let stopAsking: () => void = () => undefined;
afterEach(() => stopAsking());

let system: SearchSystem;
beforeAll(async () => {
  system = await SearchSystem.start(businesses, 2);
  await system.eventually(async () => enginesAsked().length === 2);
});
afterAll(() => system?.stop());

/** Names of the engines in use. */
const enginesAsked = (): string[] =>
  system
    .get(ServingIndex)
    .inTurn(() => 0)
    .map(({ name }) => name);

function second() {
  const server = system.engines[1];
  if (!server) throw new Error('There is no second engine.');
  return { server, meili: new Meilisearch({ host: server.url, apiKey: server.key }) };
}

/** Sends different searches until stopped; returns what was wrong with the results. */
function keepAsking(query: (nth: number) => string, isRight: (names: string[]) => boolean) {
  const wrong: string[] = [];
  let asked = 0;
  let goesOn = true;
  stopAsking = () => (goesOn = false);
  const ask = async (): Promise<void> => {
    while (goesOn) {
      asked += 1;
      const text = query(asked);
      try {
        const answer = await system.search({ query: text });
        if (answer.notice?.kind === 'degraded') wrong.push(`${text}: degraded`);
        else if (!isRight(answer.businesses.map(({ name }) => name))) wrong.push(`${text}: not right`);
      } catch (error) {
        wrong.push(`${text}: ${String(error)}`);
      }
    }
  };
  const asking = Promise.all([ask(), ask(), ask()]);
  return {
    asked: () => asked,
    end: async () => {
      goesOn = false;
      await asking;
      return wrong;
    },
  };
}

const anyRoom = (nth: number): string => `Werkraum ${nth % COUNT}`;

it('each engine has the whole index and answers part of the searches, without repetitions between pages', async () => {
  const asks = system.get(Engines).all.map(({ connection }) => jest.spyOn(connection, 'ask'));
  for (const engine of system.engines) {
    const meili = new Meilisearch({ host: engine.url, apiKey: engine.key });
    expect((await meili.index(LIVE_INDEX).getStats()).numberOfDocuments).toBe(COUNT);
  }
  for (let nth = 0; nth < 20; nth += 1) await system.search({ query: `Werkraum ${nth}` });
  for (const ask of asks) expect(ask).toHaveBeenCalled();
  const names = new Set<string>();
  for (let offset = 0; offset < 60; offset += 20) {
    for (const name of await system.names({ query: 'Werkraum', offset, limit: 20 })) names.add(name);
  }
  expect(names.size).toBe(60);
  jest.restoreAllMocks();
});

it('a lost engine does not degrade search results, and is used again once it has caught up', async () => {
  const { server } = second();
  const asking = keepAsking(anyRoom, (names) => names.length > 0);
  await system.eventually(async () => asking.asked() > 50);
  await server.kill();
  const before = asking.asked();
  await system.eventually(async () => asking.asked() > before + 200);
  await system.eventually(async () => enginesAsked().join() === 'meilisearch');
  expect(await asking.end()).toEqual([]);

  const changed = businesses
    .slice(0, 50)
    .map((business) => ({ ...business, name: `Neubau ${business.name}` }));
  await system.directory.save(...changed);
  await system.until({ query: 'Neubau Werkraum' }, ({ total }) => total === 50);
  const afterChange = keepAsking(
    (nth) => `Neubau Werkraum ${nth % 50}`,
    (names) => names[0]?.startsWith('Neubau') ?? false,
  );
  await server.restart();
  await system.eventually(async () => enginesAsked().length === 2);
  await system.settle();
  expect(await afterChange.end()).toEqual([]);
});

it('an engine that has lost its data is rebuilt while the other answers', async () => {
  const { meili } = second();
  const asking = keepAsking(anyRoom, (names) => names.length > 0);
  await meili.index(LIVE_INDEX).delete().waitTask();
  await system.eventually(async () => {
    const found = await meili
      .index(LIVE_INDEX)
      .getStats()
      .catch(() => null);
    return found?.numberOfDocuments === COUNT;
  });
  await system.eventually(async () => enginesAsked().length === 2);
  await system.settle();
  expect(await asking.end()).toEqual([]);
});

it('engines are rebuilt on request without failing a search', async () => {
  const created = () =>
    Promise.all(
      system.engines.map(async ({ url, key }) => {
        const info = await new Meilisearch({ host: url, apiKey: key }).index(LIVE_INDEX).getRawInfo();
        return info.createdAt;
      }),
    );
  const before = await created();
  const asking = keepAsking(anyRoom, (names) => names.length > 0);
  await system.bus.request(startReindex, {});
  await system.eventually(async () => {
    const now = await created();
    return now.every((at, nth) => at !== before[nth]);
  });
  await system.settle();
  expect(await asking.end()).toEqual([]);
});

it('engines whose addresses were exchanged are rebuilt, since each follows changes at its own pace', async () => {
  const builtAt = async () => (await second().meili.index(LIVE_INDEX).getRawInfo()).createdAt;
  const before = await builtAt();
  const { MEILI_URLS = '', MEILI_KEY = '' } = process.env;
  await system.restartService(async () => {
    process.env['MEILI_URLS'] = MEILI_URLS.split(',').reverse().join();
    process.env['MEILI_KEY'] = MEILI_KEY.split(',').reverse().join();
  });
  await system.eventually(async () => (await builtAt()) !== before);
  await system.settle();
});
