import { type ExportChoice, exportChoiceSchema } from '@gewerk/contracts';
import { type AskedPage, type ExportedPage, exportedPages, firstPage } from './exported-pages.js';

/** A directory of so many rows, each its own number, that is asked as the real one is. */
function directoryOf(total: number) {
  const asked: AskedPage[] = [];
  const ask = ({ after, skip = 0, limit = 1, withHeader, ...page }: AskedPage): Promise<ExportedPage> => {
    asked.push({ after, skip, limit, withHeader, ...page });
    const from = skip + Number(after?.id ?? 0);
    const numbers = Array.from(
      { length: Math.max(0, Math.min(limit, total - from)) },
      (_, at) => from + at + 1,
    );
    const lines = [...(withHeader ? ['number'] : []), ...numbers];
    const next = from + limit >= total ? null : { id: String(from + numbers.length), value: null };
    const text = Buffer.from(lines.map((line) => `${line}\r\n`).join(''));
    return Promise.resolve({ output: { rows: numbers.length, next }, text });
  };
  return { asked, ask };
}

async function exported(given: object, total: number): Promise<{ csv: string; asked: AskedPage[] }> {
  const choice: ExportChoice = exportChoiceSchema.parse(given);
  const { asked, ask } = directoryOf(total);
  const pieces: Uint8Array[] = [];
  for await (const piece of exportedPages(choice, await ask(firstPage(choice)), ask)) pieces.push(piece);
  return { csv: Buffer.concat(pieces).toString(), asked };
}

const numbersOf = (csv: string) => csv.trim().split('\r\n').slice(1).map(Number);

describe('the export', () => {
  it('ADM-EXPORT-01 begins with a byte order mark and the columns, once', async () => {
    expect((await exported({}, 2)).csv).toBe('\uFEFFnumber\r\n1\r\n2\r\n');
    expect((await exported({}, 0)).csv).toBe('\uFEFFnumber\r\n');
  });

  it('ADM-EXPORT-01 has all rows, page by page, or those of a range, both ends included', async () => {
    const numbers = async (choice: object) => numbersOf((await exported(choice, 1_203)).csv);
    expect(await numbers({ type: 'all' })).toEqual(Array.from({ length: 1_203 }, (_, at) => at + 1));
    const some = await numbers({ type: 'range', start: 2, end: '1001' });
    expect([some.length, some[0], some.at(-1)]).toEqual([1_000, 2, 1_001]);
    expect(await numbers({ type: 'range', start: 1_203, end: 9_999 })).toEqual([1_203]);
    expect(await numbers({ type: 'range', start: 5_000, end: 9_999 })).toEqual([]);
  });

  it('ADM-EXPORT-04 ADM-API-16 asks the directory for what the filters leave, with each page', async () => {
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
});
