import type {
  ExportChoice,
  ExportFilter,
  InputOf,
  OutputOf,
  pageExportedBusinesses,
} from '@gewerk/contracts';
import type { AnswerWithText } from '@gewerk/messaging';

export type AskedPage = InputOf<typeof pageExportedBusinesses>;
export type ExportedPage = AnswerWithText<OutputOf<typeof pageExportedBusinesses>>;

/** Some 170 KB: of larger messages the garbage costs more than the fewer questions save. */
const PAGE = 200;
/** So that Excel reads the umlauts. */
const BYTE_ORDER_MARK = Buffer.from('\uFEFF');

/** The first page of an export, with the names of the columns. */
export const firstPage = (choice: ExportChoice): AskedPage => ({
  filter: filterOf(choice),
  sortBy: choice.sortBy,
  sortOrder: choice.sortOrder,
  skip: choice.type === 'range' ? (choice.start ?? 1) - 1 : 0,
  limit: Math.min(PAGE, rowsOf(choice)),
  withHeader: true,
});

/** The CSV from its first page on. The next page is read while one is sent, never more: a slow client holds two of them. */
export async function* exportedPages(
  choice: ExportChoice,
  first: ExportedPage,
  ask: (page: AskedPage) => Promise<ExportedPage>,
): AsyncGenerator<Uint8Array> {
  yield BYTE_ORDER_MARK;
  let left = rowsOf(choice);
  let ahead: Promise<ExportedPage> | undefined = Promise.resolve(first);
  while (ahead) {
    const page: ExportedPage = await ahead;
    const after = page.output.next;
    left -= page.output.rows;
    const isEnd = after === null || left === 0;
    const next = { ...firstPage(choice), after, skip: 0, limit: Math.min(PAGE, left), withHeader: false };
    ahead = isEnd ? undefined : ask(next);
    // A failure is told where the page is awaited.
    ahead?.catch(() => undefined);
    yield page.text;
  }
}

const rowsOf = ({ type, start = 1, end = 1 }: ExportChoice): number =>
  type === 'range' ? end - start + 1 : Infinity;

function filterOf({ type, date, category, city, businessType, country, search }: ExportChoice): ExportFilter {
  return {
    category,
    city,
    type: businessType,
    country,
    search,
    date: type === 'date' ? date : undefined,
  };
}
