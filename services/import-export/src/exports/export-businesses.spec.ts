import { exportColumnNames as exportHeaders } from '@gewerk/contracts';
import {
  exportBusinesses,
  type ExportChoice,
  exportChoiceSchema,
  type ExportProgress,
  type InputOf,
  type OutputOf,
  type scanExportedBusinesses,
} from '@gewerk/contracts/bus';
import { type MessageBus, splitText } from '@gewerk/messaging';
import { ExportBusinesses } from './export-businesses.js';

type Asked = InputOf<typeof scanExportedBusinesses>;
type Page = OutputOf<typeof scanExportedBusinesses>;

const HEAD = `\uFEFF${exportHeaders.join(',')}\r\n`;

/** A fake directory of `total` businesses, each named by its number, that answers as the real one does. */
function directoryOf(total: number) {
  const asked: Asked[] = [];
  const request = (_: unknown, page: Asked): Promise<Page> => {
    asked.push(page);
    const { after, skip = 0, limit = 1 } = page;
    const from = skip + Number(after?.id ?? 0);
    const businesses = Array.from({ length: Math.max(0, Math.min(limit, total - from)) }, (_, at) => ({
      name: String(from + at + 1),
    }));
    const next = from + limit >= total ? null : { id: String(from + businesses.length), value: null };
    return Promise.resolve({ businesses, next });
  };
  return { asked, bus: { request } as unknown as MessageBus };
}

async function exported(
  given: object,
  total: number,
  format = 'csv',
): Promise<{ csv: string; asked: Asked[] }> {
  const choice: ExportChoice = exportChoiceSchema.parse(given);
  const { asked, bus } = directoryOf(total);
  const exports = new ExportBusinesses(bus);
  let csv = '';
  for (let after: ExportProgress | null | undefined; after !== null;) {
    const answer = await exports.export(exportBusinesses.input.parse({ choice, after }));
    const { output, text } = splitText<OutputOf<typeof exportBusinesses>>(answer);
    expect(output.fileName).toMatch(new RegExp(`^businesses_export_\\d{4}-\\d\\d-\\d\\d\\.${format}$`));
    csv += Buffer.from(text).toString();
    after = output.next;
  }
  return { csv, asked };
}

const numbersOf = (csv: string) =>
  csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row) => Number(row.split(',')[1]));

describe('the export', () => {
  it('ADM-EXPORT-01 begins with a byte order mark and the columns, once', async () => {
    const row = (number: number) => `,${number}${','.repeat(exportHeaders.length - 2)}\r\n`;
    expect((await exported({}, 2)).csv).toBe(HEAD + row(1) + row(2));
    expect((await exported({}, 0)).csv).toBe(HEAD);
  });

  it('ADM-EXPORT-01 has all rows, page by page, or those of a range, both ends included', async () => {
    const numbers = async (choice: object) => numbersOf((await exported(choice, 1_203)).csv);
    expect(await numbers({ type: 'all' })).toEqual(Array.from({ length: 1_203 }, (_, at) => at + 1));
    const some = await numbers({ type: 'range', start: 2, end: '1001' });
    expect([some.length, some[0], some.at(-1)]).toEqual([1_000, 2, 1_001]);
    expect(await numbers({ type: 'range', start: 1_203, end: 9_999 })).toEqual([1_203]);
    expect(await numbers({ type: 'range', start: 5_000, end: 9_999 })).toEqual([]);
  });

  it('ADM-EXPORT-04 ADM-API-16 passes the filters and the order to the directory with every page', async () => {
    const filters = { category: 'Maler', city: 'Krems', country: 'AT', search: 'nord' };
    const day = '2026-02-28';
    const order = { sortBy: 'rating', sortOrder: 'desc' };
    const { asked } = await exported(
      { type: 'date', date: day, businessType: 'painter', ...filters, ...order },
      500,
    );
    expect(asked).toHaveLength(3);
    for (const page of asked)
      expect(page).toMatchObject({ filter: { ...filters, type: 'painter', date: day }, ...order });
  });

  it('has the chosen columns, in the usual order', async () => {
    const { csv } = await exported({ columns: 'name,place_id' }, 2);
    expect(csv).toBe('\uFEFFplace_id,name\r\n,1\r\n,2\r\n');
  });

  it('numbers the rows of a workbook consecutively across pages', async () => {
    const { csv: xml } = await exported({ format: 'xlsx', columns: 'name' }, 450, 'xlsx');
    expect(xml.match(/<row r="\d+">/g)).toEqual(
      Array.from({ length: 451 }, (_, at) => `<row r="${at + 1}">`),
    );
    expect(xml).toContain('<c r="A451" t="inlineStr"><is><t xml:space="preserve">450</t></is></c>');
    expect(xml.match(/<\/sheetData><\/worksheet>$/g)).toHaveLength(1);
    const none = (await exported({ format: 'xlsx' }, 0, 'xlsx')).csv;
    expect(none).toMatch(/<sheetData><row r="1">.*<\/row><\/sheetData><\/worksheet>$/);
  });

  it.each([
    [{ format: 'pdf' }, 'format'],
    [{ columns: 'name,owner' }, 'columns'],
    [{ columns: ',' }, 'columns'],
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
});
