import {
  exportBusinesses,
  type ExportChoice,
  type ExportProgress,
  type InputOf,
  type ParsedInputOf,
  scanExportedBusinesses,
} from '@gewerk/contracts/bus';
import { csvHead, csvRow } from '@gewerk/csv';
import { Answers, MessageBus, UseCase, withText } from '@gewerk/messaging';
import { exportCells, exportHeaders } from './export-columns.js';
import { PagesAhead } from './pages-ahead.js';

type Input = ParsedInputOf<typeof exportBusinesses>;

/** Rows; some 170 KB: larger messages cost more in garbage than fewer questions save. */
const PAGE = 200;
/** With one page the directory waits for the gateway, and the gateway for the directory. */
const PAGES_AHEAD = 3;

interface Page {
  readonly text: Uint8Array;
  /** Where it ends; null for the last. */
  readonly next: ExportProgress | null;
}

/**
 * Writes the directory as CSV. While a page is on its way the next ones are made: an export that continues at another
 * replica, or much later, has them made anew.
 */
@UseCase()
export class ExportBusinesses {
  private readonly ahead = new PagesAhead<Page>();

  constructor(private readonly bus: MessageBus) {}

  @Answers(exportBusinesses)
  async export({ choice, after }: Input): Promise<Uint8Array> {
    const { text, next } = await (this.ahead.remove(keyOf(choice, after)) ?? this.page(choice, after));
    if (next) this.makeAhead(choice, next, PAGES_AHEAD);
    return withText({ fileName: `businesses_export_${today()}.csv`, next }, text);
  }

  private makeAhead(choice: ExportChoice, after: ExportProgress, pages: number): void {
    const made = this.ahead.ensure(keyOf(choice, after), () => this.page(choice, after));
    if (pages === 1) return;
    made.then(
      ({ next }) => next && this.makeAhead(choice, next, pages - 1),
      // Whoever asks for this page gets the failure.
      () => undefined,
    );
  }

  private async page(choice: ExportChoice, after: ExportProgress | null): Promise<Page> {
    const { businesses, next } = await this.bus.request(scanExportedBusinesses, askedPage(choice, after));
    const rows = (after?.rows ?? 0) + businesses.length;
    let text = after ? '' : csvHead(exportHeaders);
    for (const business of businesses) text += csvRow(exportCells(business));
    return { text: Buffer.from(text), next: next && rows < rowsOf(choice) ? { position: next, rows } : null };
  }
}

const keyOf = (choice: ExportChoice, after: ExportProgress | null): string => JSON.stringify([choice, after]);

function askedPage(
  choice: ExportChoice,
  after: ExportProgress | null,
): InputOf<typeof scanExportedBusinesses> {
  const { type, date, category, city, businessType, country, search, sortBy, sortOrder } = choice;
  const { source, run, runPart } = choice;
  const asListed = { category, city, type: businessType, country, search, source, run, runPart };
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
