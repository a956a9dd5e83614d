import { dayOf, monthOf } from '@gewerk/contracts';
import { getSearchStatistics, type PayloadOf, statisticsCounted } from '@gewerk/contracts/bus';
import { listedBusiness } from '../test/listed-business.js';
import { SearchSystem } from '../test/search-system.js';
import { CountSearches } from './count-searches.js';
import { SearchStatisticsRepository } from './search-statistics.repository.js';

const day = dayOf(new Date());
const month = monthOf(new Date());

let system: SearchSystem;
beforeAll(async () => {
  system = await SearchSystem.start([
    listedBusiness({ name: 'Auto Huber', category: 'KFZ-Werkstatt' }),
    listedBusiness({ name: 'Salon Süd', category: 'Friseur' }),
  ]);
});
afterAll(() => system?.stop());

const read = () => system.bus.request(getSearchStatistics, { month });
const publish = (batchId: string, searches: PayloadOf<typeof statisticsCounted>['searches']) =>
  system.bus.publish(statisticsCounted, { batchId, day, listings: [], searches }, { messageId: batchId });

it('sums searches by day and reports the words that several visitors searched, each batch once', async () => {
  await publish('a', [
    { text: 'friseur', searches: 4, unfound: 0 },
    { text: 'autowerksttat huber', searches: 3, unfound: 3 },
    { text: '$einzeln', searches: 2, unfound: 2 },
    { text: null, searches: 1, unfound: 1 },
  ]);
  await publish('b', [{ text: 'friseur', searches: 1, unfound: 0 }]);
  await system.eventually(async () => (await read()).days.at(-1)?.searches === 11);
  await system.apps[0]
    ?.get(CountSearches)
    .count([{ batchId: 'b', day, listings: [], searches: [{ text: 'friseur', searches: 1, unfound: 0 }] }]);
  const usage = await read();
  expect(usage.days.at(-1)).toEqual({ day, searches: 11, unfound: 6 });
  expect(usage.words).toEqual([
    { text: 'friseur', searches: 5, unfound: 0 },
    { text: 'autowerksttat huber', searches: 3, unfound: 3 },
  ]);
});

it('suggests similar words that find businesses for words without results', async () => {
  const { unfound } = await read();
  expect(unfound.map(({ text }) => text)).toEqual(['autowerksttat huber']);
  expect(unfound[0]?.suggestions).toContainEqual({ text: 'KFZ-Werkstatt', businesses: 1 });
});

it('keeps a single visitor’s word for days, one of several for months', async () => {
  const repository = system.apps[0]?.get(SearchStatisticsRepository);
  const words = await repository?.['words'].find().lean();
  const daysKept = Object.fromEntries(
    (words ?? []).map(({ text, expiresAt }) => [
      text,
      Math.round((expiresAt.getTime() - Date.now()) / 86_400_000),
    ]),
  );
  expect(daysKept).toEqual({ friseur: 90, 'autowerksttat huber': 90, $einzeln: 7 });
});

it('still reports the words while the index is unavailable', async () => {
  await system.meili.kill();
  expect((await read()).unfound).toEqual([
    { text: 'autowerksttat huber', searches: 3, unfound: 3, suggestions: [] },
  ]);
});
