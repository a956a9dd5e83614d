import type { CellValue, SheetRow } from '../cell.js';
import { columnOf } from './column-of.js';
import { decodeExcelText, serialToIso } from './excel-text.js';
import { MAX_CELL_TEXT, MAX_COLUMNS } from '../sheet-limits.js';
import type { StringTable } from './string-table.js';
import type { XmlHandler } from './xml-events.js';

export interface CellMeaning {
  readonly strings: StringTable;
  /** By style number, whether a number is a date. */
  readonly dateStyles: readonly boolean[];
  readonly date1904: boolean;
}

/** A cell whose content was read but not yet interpreted. */
export interface PlainCell {
  readonly reference: string | undefined;
  readonly type: string | undefined;
  readonly style: string | undefined;
  readonly content: string;
}

const LINK = /^\s*HYPERLINK\(\s*"((?:[^"]|"")+)"/i;

/** The target of a formula that makes a link; the cell contains the visible text. */
const linkOf = (formula: string): string | undefined => LINK.exec(formula)?.[1]?.replaceAll('""', '"');

/**
 * Turns the XML events of a worksheet into rows. A cell or row without a reference comes directly after the
 * previous one.
 */
export class RowCollector implements XmlHandler {
  private readonly finished: SheetRow[] = [];
  private cells: CellValue[] = [];
  private filled = false;
  private rowNumber = 0;
  private column = -1;
  private type = '';
  private dateStyle = false;
  private content = '';
  private reading = false;
  private formula = '';
  private inFormula = false;
  private links: Map<number, string> | undefined;
  private inPhonetic = false;
  /** How often the element that contains the rows has begun: once in a correct sheet. */
  tables = 0;

  constructor(
    private readonly meaning: CellMeaning,
    private readonly wanted: ReadonlySet<number> | undefined,
  ) {}

  /** The rows finished since the last call. */
  drain(): SheetRow[] {
    return this.finished.splice(0);
  }

  /** Adds a whole row, as its events would. */
  addPlain(reference: string | undefined, cells: readonly PlainCell[]): void {
    this.openRow(reference);
    for (const { reference: place, type, style, content } of cells) {
      this.openCell(place, type, style);
      this.content = content.slice(0, MAX_CELL_TEXT);
      this.closeCell();
    }
    this.closeRow();
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'c') this.openCell(attributes['r'], attributes['t'], attributes['s']);
    else if (name === 'v' || name === 't') this.reading = !this.inPhonetic;
    else if (name === 'f') this.inFormula = true;
    else if (name === 'row') this.openRow(attributes['r']);
    else if (name === 'rPh') this.inPhonetic = true;
    else if (name === 'sheetData') this.tables += 1;
  }

  text(piece: string): void {
    if (this.reading && this.content.length < MAX_CELL_TEXT) this.content += piece;
    if (this.inFormula && this.formula.length < MAX_CELL_TEXT) this.formula += piece;
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.reading = false;
    else if (name === 'f') this.inFormula = false;
    else if (name === 'c') this.closeCell();
    else if (name === 'rPh') this.inPhonetic = false;
    else if (name === 'row') this.closeRow();
  }

  private openRow(reference: string | undefined): void {
    const number = Number(reference);
    this.rowNumber = Number.isSafeInteger(number) && number > 0 ? number : this.rowNumber + 1;
    this.cells = [];
    this.filled = false;
    this.links = undefined;
    this.column = -1;
  }

  private closeRow(): void {
    const { cells, links } = this;
    if (this.filled) this.finished.push({ number: this.rowNumber, cells, ...(links && { links }) });
  }

  private openCell(reference: string | undefined, type = 'n', style = '-1'): void {
    this.column = reference === undefined ? this.column + 1 : (columnOf(reference) ?? this.column + 1);
    this.type = type;
    this.dateStyle = this.meaning.dateStyles[Number(style)] ?? false;
    this.content = '';
    this.formula = '';
  }

  private closeCell(): void {
    if (this.content === '') return;
    this.filled = true;
    if (this.column >= MAX_COLUMNS || (this.wanted && !this.wanted.has(this.column))) return;
    while (this.cells.length < this.column) this.cells.push(null);
    this.cells[this.column] = this.value();
    const link = this.formula === '' ? undefined : linkOf(this.formula);
    if (link !== undefined) (this.links ??= new Map()).set(this.column, link);
  }

  private value(): CellValue {
    switch (this.type) {
      case 's':
        return this.meaning.strings.get(Number(this.content));
      case 'inlineStr':
      case 'str':
      case 'd':
        return decodeExcelText(this.content);
      case 'e':
        return this.content.trim();
      case 'b':
        return this.content.trim() === '1' || this.content.trim() === 'true';
      default:
        return this.number();
    }
  }

  /** Whole numbers that are too long for JavaScript's numbers (ids) remain texts, so that no digit is lost. */
  private number(): CellValue {
    const number = Number(this.content);
    if (!Number.isFinite(number)) return this.content;
    if (this.dateStyle) return serialToIso(number, this.meaning.date1904) ?? number;
    return Number.isInteger(number) && !Number.isSafeInteger(number) ? this.content : number;
  }
}
