import { KeptCounts } from './kept-counts.js';
import type { CountsRepository } from './counts.repository.js';

const never = (): Promise<never> => new Promise(() => undefined);

/** A directory of one city with `changes` committed changes. */
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

it('figures are never older than the last change before the request', async () => {
  let changes = 1;
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const repository = stored(() => changes);
  jest.spyOn(repository, 'directory').mockImplementationOnce(async () => {
    const before = changes;
    begun.resolve();
    await gate.promise;
    return { changes: before, count: before } as never;
  });
  const counts = new KeptCounts(repository);
  const first = counts.figures();
  await begun.promise;
  changes = 2;
  const second = counts.figures();
  gate.resolve();
  expect((await first).directory?.count).toBe(1);
  expect((await second).directory?.count).toBe(2);
  changes = 3;
  expect((await counts.figures()).directory?.count).toBe(3);
});

it('figures are loaded once if nothing has changed them', async () => {
  const repository = stored(() => 1);
  const load = jest.spyOn(repository, 'directory');
  const counts = new KeptCounts(repository);
  await counts.figures();
  await Promise.all([counts.figures(), counts.figures()]);
  expect(load).toHaveBeenCalledTimes(1);
});
