import type { PlainCell, RowCollector } from './row-collector.js';

const ROWS_BEGIN = '<sheetData>';
const ROW_BEGIN = '<row';
const ROW_END = '</row>';
/**
 * Maximum length of a row that is buffered until it is complete; longer ones are left to the parser, which does
 * not need whole rows.
 */
const MAX_HELD = 1024 * 1024;

/** The start tag of a row, whose first attribute is its number. */
const ROW = /<row(?: r="(\d{1,7})")?(?: (?!r=)[A-Za-z][\w:]*="[\w:. -]*")*(\/?)>/y;
/**
 * A cell as spreadsheet programs write it: its attributes in their order, and one value or text without markup.
 * Values exclude what the parser rejects or changes: control characters, carriage returns, and `>` because of
 * `]]>`.
 */
const CELL =
  // eslint-disable-next-line no-control-regex -- the parser rejects or changes these characters
  /<c(?: r="([A-Z]{1,3}\d{1,7})")?(?: s="(\d{1,6})")?(?: t="([A-Za-z]{1,9})")?(?:\/>|>(?:<v>([^<>\0-\x08\x0b-\x1f\ufffe\uffff]*)<\/v>|<is><t(?: xml:space="preserve")?>([^<>\0-\x08\x0b-\x1f\ufffe\uffff]*)<\/t><\/is>)?<\/c>)/y;

/** Entities other than the five that XML defines. */
const OTHER_ENTITY = /&(?!(?:quot|lt|gt|apos|amp);)/;

/**
 * Extracts rows from a worksheet's XML if they are written as spreadsheet programs write them, at a fraction of
 * the cost of parsing. The text before them, and everything after the first row that is written differently,
 * that row included, goes to the parser: a document is still well formed without some of its rows.
 */
export class PlainRows {
  private state: 'before' | 'within' | 'after' = 'before';
  private held = '';

  /** @param parse receives the next part of the text that is left to the parser */
  constructor(
    private readonly collector: RowCollector,
    private readonly parse: (text: string) => void,
  ) {}

  add(piece: string): void {
    const text = this.held + piece;
    this.held = '';
    if (this.state === 'after') this.parse(text);
    else if (this.state === 'within') this.takeRows(text, 0);
    else this.findRows(text);
  }

  end(): void {
    this.parse(this.held);
    this.held = '';
  }

  private findRows(text: string): void {
    const at = text.indexOf(ROWS_BEGIN);
    const before = at < 0 ? Math.max(0, text.length - ROWS_BEGIN.length) : at;
    this.parse(text.slice(0, before));
    if (at < 0) {
      this.held = text.slice(before);
      return;
    }
    const known = this.collector.tables;
    this.parse(ROWS_BEGIN);
    // The rows have only begun if the parser counted the element: within a comment, the same text means nothing.
    if (this.collector.tables > known) this.takeRows(text, at + ROWS_BEGIN.length);
    else this.leave(text, at + ROWS_BEGIN.length);
  }

  private takeRows(text: string, from: number): void {
    this.state = 'within';
    let at = from;
    for (let next = at; next >= 0; next = this.takeRow(text, at)) at = next;
    const left = text.length - at;
    const isCut = text.startsWith(ROW_BEGIN.slice(0, left), at) && !text.includes(ROW_END, at);
    if (isCut && left < MAX_HELD) this.held = text.slice(at);
    else this.leave(text, at);
  }

  /** Where the row that begins at an index ends; -1 if it is incomplete or written differently. */
  private takeRow(text: string, at: number): number {
    ROW.lastIndex = at;
    const row = ROW.exec(text);
    if (!row) return -1;
    const cells: PlainCell[] = [];
    let next = ROW.lastIndex;
    if (row[2] === '') {
      for (CELL.lastIndex = next; !text.startsWith(ROW_END, next); next = CELL.lastIndex) {
        const [found, reference, style, type, value, inline] = CELL.exec(text) ?? [];
        const content = plainText(value ?? inline ?? '');
        if (found === undefined || content === null) return -1;
        cells.push({ reference, style, type, content });
      }
      next += ROW_END.length;
    }
    this.collector.addPlain(row[1], cells);
    return next;
  }

  private leave(text: string, from: number): void {
    this.state = 'after';
    this.parse(text.slice(from));
  }
}

/** A text with its entities replaced; null if it contains entities other than XML's five. */
function plainText(text: string): string | null {
  if (!text.includes('&')) return text;
  if (OTHER_ENTITY.test(text)) return null;
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
