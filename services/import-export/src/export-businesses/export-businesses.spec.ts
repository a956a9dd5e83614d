import { type BusinessInput, exportBusinesses, exportChoiceSchema, type InputOf } from '@gewerk/contracts';
import { parseString } from 'fast-csv';
import { RunningImportExport } from '../test/running-import-export.js';

jest.setTimeout(60_000);

let running: RunningImportExport;

beforeAll(async () => {
  running = await RunningImportExport.start();
});

afterAll(async () => {
  await running.close();
});

type Choice = InputOf<typeof exportBusinesses>['choice'];

async function exported(choice: Choice): Promise<string> {
  let csv = '';
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await running.bus.request(exportBusinesses, { choice, cursor: cursor ?? null });
    csv += page.csv;
    cursor = page.next;
  }
  return csv;
}

const parsed = (csv: string): Promise<string[][]> =>
  new Promise((resolve, reject) => {
    const rows: string[][] = [];
    parseString(csv)
      .on('data', (row: string[]) => rows.push(row))
      .on('error', reject)
      .on('end', () => resolve(rows));
  });

const plain = (index: number): BusinessInput => ({
  placeId: `p-${index}`,
  name: `Betrieb ${index}`,
  city: 'Krems',
});

describe('the export', () => {
  it('ADM-EXPORT-01 begins with a byte order mark and the columns, and holds no cell that a spreadsheet would run', async () => {
    const cells = { address: '-Straße 1', fullAddress: '@home, 95444 Bayreuth', phone: '+43 2732 1234' };
    running.directory.businesses = [{ placeId: '=cmd|calc', name: '+Äther "Groß", Söhne & Co', ...cells }];
    const csv = await exported({});
    expect(csv.startsWith('\uFEFFplace_id,name,category,')).toBe(true);
    const rows = await parsed(csv);
    expect(rows[1]?.slice(0, 2)).toEqual(["'=cmd|calc", '\'+Äther "Groß", Söhne & Co']);
    expect(rows.flat().filter((cell) => /^[=+@\t\r]|^-[^\d]/.test(cell))).toEqual([]);
  });

  it('ADM-EXPORT-01 has all rows, page by page, or those of a range, both ends included', async () => {
    running.directory.businesses = Array.from({ length: 1_203 }, (_, index) => plain(index + 1));
    const names = async (choice: Choice) =>
      (await parsed(await exported(choice))).slice(1).map(([, name]) => name);
    expect(await names({ type: 'all' })).toEqual(running.directory.businesses.map(({ name }) => name));
    const some = await names({ type: 'range', start: 2, end: '1001' });
    expect([some.length, some[0], some.at(-1)]).toEqual([1_000, 'Betrieb 2', 'Betrieb 1001']);
    expect(await names({ type: 'range', start: 1_203, end: 9_999 })).toEqual(['Betrieb 1203']);
    expect(await names({ type: 'range', start: 5_000, end: 9_999 })).toEqual([]);
  });

  it('ADM-EXPORT-04 ADM-API-16 asks the directory for what the filters leave', async () => {
    running.directory.asked = [];
    const day = '2026-02-28';
    const filters = {
      category: 'Maler',
      city: 'Krems',
      businessType: 'painter',
      country: 'AT',
      search: 'nord',
    };
    await exported({ type: 'date', date: day, ...filters, sortBy: 'rating', sortOrder: 'desc' });
    expect(running.directory.asked[0]).toMatchObject({
      filter: { category: 'Maler', city: 'Krems', type: 'painter', country: 'AT', search: 'nord', date: day },
      sortBy: 'rating',
      sortOrder: 'desc',
    });
  });

  it.each([
    [{ type: 'some' }, 'type'],
    [{ type: 'range', start: '1' }, 'end'],
    [{ type: 'range', start: '9', end: '3' }, 'end'],
    [{ type: 'range', start: '0', end: '3' }, 'start'],
    [{ type: 'date' }, 'date'],
    [{ type: 'date', date: '2026-02-30' }, 'date'],
    [{ type: 'date', date: '2999-01-01' }, 'date'],
    [{ owner: 'x' }, 'owner'],
  ])('refuses %j, naming the field', (choice, field) => {
    const { error } = exportChoiceSchema.safeParse(choice);
    const named = error?.issues.map((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys[0] : issue.path[0],
    );
    expect(named).toContain(field);
  });

  it('refuses a cursor that no page told', async () => {
    const asked = running.bus.request(exportBusinesses, { choice: {}, cursor: 'nonsense' });
    await expect(asked).rejects.toMatchObject({ code: 'invalid-input' });
  });
});
