import { KeptCounts } from './kept-counts.js';
import type { CountsRepository } from './counts.repository.js';

const never = (): Promise<never> => new Promise(() => undefined);

/** A directory of one city, of which `changes` are committed. */
const stored = (changes: () => number): CountsRepository =>
  ({
    changes: () => Promise.resolve(changes()),
    directory: () => Promise.resolve({ changes: changes(), count: changes() }),
    cities: () => Promise.resolve(1),
    days: () => Promise.resolve([]),
    distinctValues: () => Promise.resolve(1),
    largestCities: never,
    citiesByCategory: never,
  }) as never;

it('figures of the home page do not wait for the ranking of cities', async () => {
  const counts = new KeptCounts(stored(() => 7));
  expect(await counts.figures()).toMatchObject({ directory: { count: 7 }, cities: 1, distinctValues: 1 });
});

it('figures are never older than the change that was there when they were asked for', async () => {
  let changes = 1;
  const counts = new KeptCounts(stored(() => changes));
  const first = counts.figures();
  changes = 2;
  await first;
  expect((await counts.figures()).directory?.count).toBe(2);
});

it('figures that nothing has changed are loaded once', async () => {
  const repository = stored(() => 1);
  const load = jest.spyOn(repository, 'directory');
  const counts = new KeptCounts(repository);
  await counts.figures();
  await Promise.all([counts.figures(), counts.figures()]);
  expect(load).toHaveBeenCalledTimes(1);
});
