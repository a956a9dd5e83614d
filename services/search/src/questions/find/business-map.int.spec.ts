import { cellsOf } from '../../document/geo-cells.js';
import { SearchClient } from '../../engine/search.client.js';
import { listedBusiness } from '../../test/listed-business.js';
import { SearchSystem } from '../../test/search-system.js';
import { countSquares } from './business-map.js';

/** One business in each of 1,200 fine squares: more than the engine lists at once. */
const businesses = Array.from({ length: 1_200 }, (_, at) =>
  listedBusiness({
    name: `Friseur ${at}`,
    category: 'Friseur',
    latitude: 48.05 + 0.1 * (at % 40),
    longitude: 8.05 + 0.1 * Math.floor(at / 40),
  }),
);

let system: SearchSystem;
beforeAll(async () => {
  system = await SearchSystem.start(businesses);
});
afterAll(() => system?.stop());

it('counts the businesses of each square, even if the engine does not list all squares at once', async () => {
  const counts = await countSquares(system.get(SearchClient));
  const expected: Record<string, number> = {};
  for (const { latitude, longitude } of businesses)
    for (const cell of cellsOf(latitude, longitude)) expected[cell] = (expected[cell] ?? 0) + 1;
  expect(Object.keys(expected).length).toBeGreaterThan(1_000);
  expect(counts).toEqual(expected);
});
