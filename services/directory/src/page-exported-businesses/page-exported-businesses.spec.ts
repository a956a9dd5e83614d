import { type InputOf, pageExportedBusinesses } from '@gewerk/contracts';
import { startTestBus, type TestBus } from '@gewerk/testing';
import { type RunningDirectory, startDirectory, workshop } from '../test/running-directory.js';

jest.setTimeout(60_000);

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

type Input = InputOf<typeof pageExportedBusinesses>;

/** Place ids of a whole export, read two at a time. */
async function placesOf(input: Input): Promise<(string | undefined)[]> {
  const places: (string | undefined)[] = [];
  for (let after: Input['after'] | undefined; after !== null;) {
    const page = await directory.bus.request(pageExportedBusinesses, {
      ...input,
      limit: 2,
      after: after ?? null,
    });
    places.push(...page.items.map(({ placeId }) => placeId));
    after = page.next;
  }
  return places;
}

describe('pages of an export', () => {
  it('come in the order of creation, as a source would describe each, without unlisted ones', async () => {
    expect(await placesOf({})).toEqual(['place-3', 'place-1', 'place-2']);
    const { items } = await directory.bus.request(pageExportedBusinesses, { limit: 1 });
    expect(items[0]).toMatchObject({
      ...workshop(3, { rating: 4.5, description: 'Erste Zeile\nzweite' }),
      countryCode: 'DE',
    });
  });

  it.each([
    [{ sortBy: 'name' }, ['place-2', 'place-1', 'place-3']],
    [{ sortBy: 'name', sortOrder: 'desc' }, ['place-3', 'place-1', 'place-2']],
    [{ sortBy: 'rating' }, ['place-2', 'place-1', 'place-3']],
    [{ sortBy: 'rating', sortOrder: 'desc' }, ['place-3', 'place-1', 'place-2']],
    [{ sortBy: 'city' }, ['place-3', 'place-2', 'place-1']],
  ] as const)('come sorted by %j, none twice and none left out', async (order, places) => {
    expect(await placesOf(order)).toEqual(places);
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
  ])('ADM-EXPORT-04 are narrowed by %j', async (filter, places) => {
    expect(await placesOf({ filter })).toEqual(places);
  });

  it('refuse a position that no page told', async () => {
    const asked = directory.bus.request(pageExportedBusinesses, { after: { id: 'x', value: null } });
    await expect(asked).rejects.toMatchObject({ code: 'invalid-input' });
  });
});
