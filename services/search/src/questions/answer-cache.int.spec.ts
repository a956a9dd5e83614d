import { fakeOnly } from '@gewerk/testing';
import { metrics } from '@gewerk/service-kit';
import { addSynonym } from '@gewerk/contracts/bus';
import { SearchClient } from '../engine/search.client.js';
import { listedBusiness } from '../test/listed-business.js';
import { SearchSystem } from '../test/search-system.js';

const BAYREUTH = { city: 'Bayreuth', postalCode: '95444', latitude: 49.945, longitude: 11.571 };
const allDay: [number, number][] = [[0, 1440]];
const hours = {
  ...{ monday: allDay, tuesday: allDay, wednesday: allDay, thursday: allDay, friday: allDay },
  ...{ saturday: allDay, sunday: allDay, publicHolidays: null },
};

let system: SearchSystem;
beforeAll(async () => {
  system = await SearchSystem.start([
    listedBusiness({ name: 'Haarwerk', category: 'Friseur', ...BAYREUTH }),
    listedBusiness({ name: 'Rohrfrei Klug', category: 'Klempner', hours, ...BAYREUTH }),
  ]);
});
afterAll(() => system?.stop());
afterEach(() => jest.restoreAllMocks());

/** How often searches query the engine from now on. */
function asked(): () => number {
  const spies = [
    jest.spyOn(system.get(SearchClient), 'search'),
    jest.spyOn(system.get(SearchClient), 'searchMany'),
  ];
  return () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
}

it('queries the engine once for a search, however often and simultaneously it is made', async () => {
  const count = asked();
  const answers = await Promise.all(Array.from({ length: 5 }, () => system.search({ query: 'Haarwerk' })));
  const again = await system.search({ query: 'Haarwerk' });
  expect(count()).toBe(1);
  expect(new Set([...answers, again].map((answer) => JSON.stringify(answer))).size).toBe(1);
  await system.search({ query: 'Haarwerk', limit: 3 });
  expect(count()).toBe(2);
});

it('repeats a search as soon as businesses or synonyms have changed', async () => {
  expect(await system.names({ query: 'Friseur' })).toEqual(['Haarwerk']);
  const added = listedBusiness({ name: 'Lockenstube', category: 'Friseur', ...BAYREUTH });
  await system.directory.save(added);
  await system.settle();
  expect((await system.names({ query: 'Friseur' })).sort()).toEqual(['Haarwerk', 'Lockenstube']);
  await system.directory.remove(added);
  await system.settle();
  expect(await system.names({ query: 'Friseur' })).toEqual(['Haarwerk']);

  expect(await system.names({ query: 'Zwirbelbude' })).toEqual([]);
  await system.bus.request(addSynonym, { word: 'Zwirbelbude', means: 'Haarwerk' });
  expect(await system.names({ query: 'Zwirbelbude' })).toEqual(['Haarwerk']);
});

it('repeats a search in another replica within seconds of a change', async () => {
  await system.startReplica();
  const newest = () => system.names({ query: 'Klempner' });
  expect(await newest()).toEqual(['Rohrfrei Klug']);
  await system.directory.save(listedBusiness({ name: 'Wasser Weiß', category: 'Klempner', ...BAYREUTH }));
  await system.settle();
  // Either replica may respond, so both must find the new business.
  await system.eventually(async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, newest));
    return answers.every((names) => names.includes('Wasser Weiß'));
  });
  await system.apps.at(-1)?.close();
});

it('caches a search for businesses that are open now for at most a minute', async () => {
  jest.useFakeTimers(fakeOnly('Date'));
  try {
    jest.setSystemTime(new Date('2026-11-25T10:00:30Z'));
    const count = asked();
    await system.search({ query: 'Rohrfrei', openNow: true });
    await system.search({ query: 'Rohrfrei', openNow: true });
    const within = count();
    jest.setSystemTime(new Date('2026-11-25T10:01:00Z'));
    await system.search({ query: 'Rohrfrei', openNow: true });
    expect(count()).toBeGreaterThan(within);
  } finally {
    jest.useRealTimers();
  }
});

it('uses the database, not the cache, while the engine is unavailable', async () => {
  expect((await system.search({ query: 'Haarwerk' })).notice).toBeNull();
  await system.meili.kill();
  await system.until({ query: 'Haarwerk' }, ({ notice }) => notice?.kind === 'degraded');
  expect(await metrics.metrics()).toContain('gewerk_search_answers_total{from="kept"}');
});
