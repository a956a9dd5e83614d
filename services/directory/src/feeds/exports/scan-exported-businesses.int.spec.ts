import { type InputOf, type OutputOf, scanExportedBusinesses } from '@gewerk/contracts/bus';
import { startTestBus, type TestBus } from '@gewerk/testing';
import { getModelToken } from '@nestjs/mongoose';
import { BUSINESS_MODEL } from '../../record/business.schema.js';
import { type RunningDirectory, startDirectory, workshop } from '../../test/running-directory.js';
import { SortedPositions } from './sorted-positions.repository.js';

let servers: TestBus;
let directory: RunningDirectory;

beforeAll(async () => {
  servers = await startTestBus();
  directory = await startDirectory(servers);
  await directory.store([
    workshop(3, { rating: 4.5, description: 'Erste Zeile\nzweite' }),
    workshop(1, { city: 'Krems', countryCode: 'AT', postalCode: '3500', rating: 3.5 }),
    workshop(2, { name: 'Malerbetrieb Süd', type: 'painter' }),
    workshop(4, { name: 'Unavailable Business' }),
  ]);
});

afterAll(() => servers.close());

type Input = InputOf<typeof scanExportedBusinesses>;

type Page = OutputOf<typeof scanExportedBusinesses>;

const placesIn = ({ businesses }: Page) => businesses.map(({ placeId }) => placeId);
const scan = (input: Input) => directory.bus.request(scanExportedBusinesses, input);

/** Place ids of a whole export, read two at a time. */
async function placesOf(input: Input): Promise<(string | undefined)[]> {
  const places: (string | undefined)[] = [];
  for (let after: Input['after'] | undefined; after !== null;) {
    const page: Page = await scan({ ...input, limit: 2, after: after ?? null });
    places.push(...placesIn(page));
    after = page.next;
  }
  return places;
}

describe('pages of an export', () => {
  it('contain the listed businesses in order of creation, in the form in which sources describe them', async () => {
    expect(await placesOf({})).toEqual(['place-3', 'place-1', 'place-2']);
    const { businesses } = await scan({ limit: 1 });
    expect(businesses).toMatchObject([
      { placeId: 'place-3', rating: 4.5, description: 'Erste Zeile\nzweite', countryCode: 'DE' },
    ]);
  });

  it('end with an empty page if the last one was full', async () => {
    const page = await scan({ limit: 3, after: null });
    expect(placesIn(page)).toEqual(['place-3', 'place-1', 'place-2']);
    expect(await scan({ limit: 3, after: page.next })).toEqual({ businesses: [], next: null });
  });

  it.each([
    [{ sortBy: 'name' }, ['place-2', 'place-1', 'place-3']],
    [{ sortBy: 'name', sortOrder: 'desc' }, ['place-3', 'place-1', 'place-2']],
    [{ sortBy: 'rating' }, ['place-2', 'place-1', 'place-3']],
    [{ sortBy: 'rating', sortOrder: 'desc' }, ['place-3', 'place-1', 'place-2']],
    [{ sortBy: 'city' }, ['place-3', 'place-2', 'place-1']],
  ] as const)('are sorted by %j, with each business once', async (order, places) => {
    expect(await placesOf(order)).toEqual(places);
  });

  it('omit businesses removed since they were sorted, even if another process continues', async () => {
    const page = (after: Input['after']) => scan({ sortBy: 'name', limit: 1, after });
    const first = await page(null);
    expect(placesIn(first)).toEqual(['place-2']);
    const businesses = directory.connection.collection('businesses');
    await businesses.updateOne({ placeId: 'place-1' }, { $set: { listed: false } });
    const gone = await page(first.next);
    expect(gone.businesses).toEqual([]);
    expect(placesIn(await page(gone.next))).toEqual(['place-3']);
    const another = new SortedPositions(directory.app.get(getModelToken(BUSINESS_MODEL)));
    const asked = scanExportedBusinesses.input.parse({ sortBy: 'name', after: gone.next });
    const { positions, isLast } = await another.next({ ...asked, sortBy: 'name' });
    expect([positions.length, isLast]).toEqual([1, true]);
    await businesses.updateOne({ placeId: 'place-1' }, { $set: { listed: true } });
  });

  it.each([
    [{ city: 'Krems' }, ['place-1']],
    [{ country: 'at' }, ['place-1']],
    [{ type: 'painter' }, ['place-2']],
    [{ search: 'süd MALER' }, ['place-2']],
    [{ search: 'werkstatt krems' }, ['place-1']],
    [{ search: '.*' }, []],
    [{ date: '2020-01-01' }, []],
    [{ date: new Date().toISOString().slice(0, 10) }, ['place-3', 'place-1', 'place-2']],
  ])('ADM-EXPORT-04 are filtered by %j', async (filter, places) => {
    expect(await placesOf({ filter })).toEqual(places);
  });

  it('refuse a position that no page returned', async () => {
    await expect(scan({ after: { id: 'x', value: null } })).rejects.toMatchObject({ code: 'invalid-input' });
  });
});
