import { exportColumnNames, type ExportFormat, GewerkError } from '@gewerk/contracts';
import {
  exportBusinesses,
  type ExportChoice,
  type ExportProgress,
  type InputOf,
  type ParsedInputOf,
  scanExportedBusinesses,
} from '@gewerk/contracts/bus';
import { type CsvCell, csvHead, csvRow } from '@gewerk/csv';
import { MOST_SHEET_ROWS, SHEET_END, sheetHead, sheetRow } from '@gewerk/csv/sheet';
import { Answers, MessageBus, UseCase, withText } from '@gewerk/messaging';
import { exportCells } from './export-columns.js';
import { PagesAhead } from './pages-ahead.js';

type Input = ParsedInputOf<typeof exportBusinesses>;

/** Rows per page, about 170 KB: larger messages cost more in garbage collection than fewer requests save. */
const PAGE = 200;
/**
 * Number of pages prepared in advance: with only one, the directory and the gateway would take turns waiting
 * for each other.
 */
const PAGES_AHEAD = 3;

interface Page {
  readonly text: Uint8Array;
  /** The position after the page; null for the last page. */
  readonly next: ExportProgress | null;
}

/**
 * Writes the directory as CSV, or as the rows of a workbook. While a page is in progress, the next ones are
 * prepared; if an export continues on another replica, or much later, they are prepared again.
 */
@UseCase()
export class ExportBusinesses {
  private readonly ahead = new PagesAhead<Page>();

  constructor(private readonly bus: MessageBus) {}

  @Answers(exportBusinesses)
  async export({ choice, after }: Input): Promise<Uint8Array> {
    const { text, next } = await (this.ahead.remove(keyOf(choice, after)) ?? this.page(choice, after));
    if (next) this.makeAhead(choice, next, PAGES_AHEAD);
    return withText({ fileName: `businesses_export_${today()}.${choice.format ?? 'csv'}`, next }, text);
  }

  private makeAhead(choice: ExportChoice, after: ExportProgress, pages: number): void {
    const made = this.ahead.ensure(keyOf(choice, after), () => this.page(choice, after));
    if (pages === 1) return;
    made.then(
      ({ next }) => next && this.makeAhead(choice, next, pages - 1),
      // The caller that requests this page receives the failure.
      () => undefined,
    );
  }

  private async page(choice: ExportChoice, after: ExportProgress | null): Promise<Page> {
    const { businesses, next } = await this.bus.request(scanExportedBusinesses, askedPage(choice, after));
    const before = after?.rows ?? 0;
    const rows = before + businesses.length;
    const isLast = next === null || rows >= rowsOf(choice);
    const written = writers[choice.format ?? 'csv'];
    const { columns = exportColumnNames } = choice;
    let text = after ? '' : written.head(columns);
    for (const [at, business] of businesses.entries())
      text += written.row(before + at, exportCells(business, columns));
    if (isLast) text += written.end;
    return { text: Buffer.from(text), next: isLast ? null : { position: next, rows } };
  }
}

/** The writers of the file formats, which write page by page; rows are numbered from 0. */
const writers: Readonly<Record<ExportFormat, ExportWriter>> = {
  csv: { head: csvHead, row: (_number, cells) => csvRow(cells), end: '' },
  xlsx: {
    head: sheetHead,
    row: (number, cells) => {
      if (number + 2 > MOST_SHEET_ROWS)
        throw new GewerkError('payload-too-large', `A sheet has at most ${MOST_SHEET_ROWS} rows.`);
      return sheetRow(number + 2, cells);
    },
    end: SHEET_END,
  },
};

interface ExportWriter {
  readonly head: (columns: readonly string[]) => string;
  readonly row: (number: number, cells: readonly CsvCell[]) => string;
  readonly end: string;
}

const keyOf = (choice: ExportChoice, after: ExportProgress | null): string => JSON.stringify([choice, after]);

function askedPage(
  choice: ExportChoice,
  after: ExportProgress | null,
): InputOf<typeof scanExportedBusinesses> {
  const { type, date, category, city, businessType, country, search, sortBy, sortOrder } = choice;
  const { changedSince, source, run, runPart, website, photos, selection } = choice;
  const asListed = {
    category,
    city,
    type: businessType,
    country,
    search,
    changedSince,
    source,
    run,
    runPart,
    website,
    photos,
    selection,
  };
  return {
    filter: { ...asListed, date: type === 'date' ? date : undefined },
    sortBy,
    sortOrder,
    after: after?.position ?? null,
    skip: after || type !== 'range' ? 0 : (choice.start ?? 1) - 1,
    limit: Math.min(PAGE, rowsOf(choice) - (after?.rows ?? 0)),
  };
}

const rowsOf = ({ type, start = 1, end = 1 }: ExportChoice): number =>
  type === 'range' ? end - start + 1 : Infinity;

const today = (): string => new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
