import { type InputOf, pageExportedBusinesses } from '@gewerk/contracts';
import { startTestBus, type TestBus } from '@gewerk/testing';
import { getModelToken } from '@nestjs/mongoose';
import { parseString } from 'fast-csv';
import { BUSINESS_MODEL } from '../businesses/business.schema.js';
import { type RunningDirectory, startDirectory, workshop } from '../test/running-directory.js';
import { exportCells } from './export-columns.js';
import { SortedPositions } from './sorted-positions.js';

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

const rowsOf = (csv: Uint8Array): Promise<string[][]> =>
  new Promise((resolve, reject) => {
    const rows: string[][] = [];
    parseString(Buffer.from(csv).toString())
      .on('data', (row: string[]) => rows.push(row))
      .on('error', reject)
      .on('end', () => resolve(rows));
  });
const placesIn = async (csv: Uint8Array) => (await rowsOf(csv)).map(([place]) => place);

/** Place ids of a whole export, read two at a time. */
async function placesOf(input: Input): Promise<(string | undefined)[]> {
  const places: (string | undefined)[] = [];
  for (let after: Input['after'] | undefined; after !== null;) {
    const { output, text } = await directory.bus.requestText(pageExportedBusinesses, {
      ...input,
      limit: 2,
      after: after ?? null,
    });
    const found = await placesIn(text);
    expect(found).toHaveLength(output.rows);
    places.push(...found);
    after = output.next;
  }
  return places;
}

describe('pages of an export', () => {
  it('come in the order of creation, as a source would describe each, without unlisted ones', async () => {
    expect(await placesOf({})).toEqual(['place-3', 'place-1', 'place-2']);
    const asked = { limit: 1, withHeader: true };
    const { text } = await directory.bus.requestText(pageExportedBusinesses, asked);
    const [header = [], row = []] = await rowsOf(text);
    expect(Object.fromEntries(header.map((name, index) => [name, row[index]]))).toMatchObject({
      place_id: 'place-3',
      rating: '4.5',
      description: 'Erste Zeile\nzweite',
      country_code: 'DE',
    });
  });

  it('ADM-EXPORT-01 hold no cell that a spreadsheet would run', () => {
    const cells = exportCells({
      placeId: '=cmd|calc',
      name: '+Äther "Groß", Söhne & Co',
      city: "'=A1",
      address: '-Straße 1',
      fullAddress: '@home, 95444 Bayreuth',
      phone: '+43 2732 1234',
    });
    expect(cells.slice(0, 2)).toEqual(["'=cmd|calc", '\'+Äther "Groß", Söhne & Co']);
    expect(cells.filter((cell) => /^[=+@\t\r]|^-[^\d]/.test(cell))).toEqual([]);
    expect(cells).toContain("''=A1");
  });

  it('end with an empty page where the last one was full', async () => {
    const page = (after: Input['after']) =>
      directory.bus.requestText(pageExportedBusinesses, { limit: 3, after });
    const { output, text } = await page(null);
    expect(await placesIn(text)).toEqual(['place-3', 'place-1', 'place-2']);
    expect(await page(output.next)).toMatchObject({ output: { rows: 0, next: null } });
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

  it('come sorted without what was taken out since the order was found, by whichever process', async () => {
    const page = (after: Input['after']) =>
      directory.bus.requestText(pageExportedBusinesses, { sortBy: 'name', limit: 1, after });
    const first = await page(null);
    expect(await placesIn(first.text)).toEqual(['place-2']);
    const businesses = directory.connection.collection('businesses');
    await businesses.updateOne({ placeId: 'place-1' }, { $set: { listed: false } });
    const gone = await page(first.output.next);
    expect([gone.text.length, gone.output.rows]).toEqual([0, 0]);
    expect(await placesIn((await page(gone.output.next)).text)).toEqual(['place-3']);
    const another = new SortedPositions(directory.app.get(getModelToken(BUSINESS_MODEL)));
    const asked = pageExportedBusinesses.input.parse({ sortBy: 'name', after: gone.output.next });
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
  ])('ADM-EXPORT-04 are narrowed by %j', async (filter, places) => {
    expect(await placesOf({ filter })).toEqual(places);
  });

  it('refuse a position that no page told', async () => {
    const asked = directory.bus.request(pageExportedBusinesses, { after: { id: 'x', value: null } });
    await expect(asked).rejects.toMatchObject({ code: 'invalid-input' });
  });
});
