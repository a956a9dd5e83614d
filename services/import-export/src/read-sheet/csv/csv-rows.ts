import type { CellValue, SheetRow } from '../cell.js';
import { MAX_CELL_TEXT, MAX_COLUMNS } from '../sheet-limits.js';

const QUOTE = '"';
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const SPACE = 32;
const HARD_SPACE = 160;

/**
 * The rows of separated values (RFC 4180) in order, each numbered by its position among all rows. Only the
 * current row is kept in memory. Text after a closing quote belongs to its cell, and an opening quote that is
 * never closed encloses everything after it, as in spreadsheet programs.
 * @param wanted the only columns that are filled
 */
export function* csvRows(text: string, separator: string, wanted?: ReadonlySet<number>): Generator<SheetRow> {
  const cells = new CsvCells(text, separator.charCodeAt(0));
  for (let number = 1; !cells.isAtEnd; number += 1) {
    const row: CellValue[] = [];
    let hasContent = false;
    for (let column = 0, isLast = false; !isLast; column += 1) {
      const isRead = column < MAX_COLUMNS && (!wanted || wanted.has(column));
      const cell = cells.next(isRead);
      isLast = cells.isRowAtEnd;
      hasContent ||= column < MAX_COLUMNS && cells.hadContent;
      if (isRead && cell !== '') {
        while (row.length < column) row.push(null);
        row[column] = cell;
      }
    }
    if (hasContent) yield { number, cells: row };
  }
}

/** Reads a text cell by cell. */
class CsvCells {
  /** Whether the previous cell was the last of its row. */
  isRowAtEnd = false;
  /** Whether the previous cell had content, whether it was read or skipped. */
  hadContent = false;
  private at = 0;

  constructor(
    private readonly text: string,
    private readonly separator: number,
  ) {}

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** The next cell's text, cut at the maximum length of a cell's text; empty if the cell is skipped. */
  next(isRead: boolean): string {
    this.hadContent = false;
    const quoted = this.text[this.at] === QUOTE ? this.quoted(isRead) : '';
    const from = this.at;
    this.passCell();
    const rest =
      isRead && this.at > from ? this.text.slice(from, Math.min(this.at, from + MAX_CELL_TEXT)) : '';
    this.passEnd();
    return rest === '' ? quoted : `${quoted}${rest}`.slice(0, MAX_CELL_TEXT);
  }

  /** The text within quotes; a doubled quote is one quote. */
  private quoted(isRead: boolean): string {
    let content = '';
    let from = this.at + 1;
    for (;;) {
      const end = this.text.indexOf(QUOTE, from);
      const isDoubled = end >= 0 && this.text[end + 1] === QUOTE;
      const to = end < 0 ? this.text.length : end + (isDoubled ? 1 : 0);
      const piece = this.text.slice(from, Math.min(to, from + MAX_CELL_TEXT));
      this.hadContent ||= /\S/.test(piece);
      if (isRead && content.length < MAX_CELL_TEXT) content += piece;
      from = end < 0 ? to : end + (isDoubled ? 2 : 1);
      if (!isDoubled) break;
    }
    this.at = from;
    return content.replaceAll('\r\n', '\n').slice(0, MAX_CELL_TEXT);
  }

  private passCell(): void {
    const { text, separator } = this;
    let at = this.at;
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === separator || code === LINE_FEED || code === CARRIAGE_RETURN) break;
      this.hadContent ||= code > SPACE && code !== HARD_SPACE;
    }
    this.at = at;
  }

  /** Continues after the separator or the end of the row. */
  private passEnd(): void {
    const code = this.text.charCodeAt(this.at);
    this.isRowAtEnd = code !== this.separator;
    const isPair = code === CARRIAGE_RETURN && this.text.charCodeAt(this.at + 1) === LINE_FEED;
    this.at += isPair ? 2 : 1;
  }
}
