import type { CsvCell } from './csv-row.js';
import { disarmFormula } from './formula.js';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relations = (...targets: readonly (readonly [type: string, target: string])[]): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([type, target], at) =>
        `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** Name of the part that contains the rows. */
export const SHEET_PART = 'xl/worksheets/sheet1.xml';

/** The other parts of a workbook (.xlsx) of one sheet, by name. */
export const workbookParts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/${SHEET_PART}" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
  '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="businesses" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
  'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
};

/**
 * The beginning of {@link SHEET_PART}, including its row of bold headers, which stays visible while
 * scrolling.
 */
export function sheetHead(headers: readonly string[]): string {
  const view =
    '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>';
  const columns = `<cols><col min="1" max="${headers.length}" width="20" customWidth="1"/></cols>`;
  return `${XML}<worksheet xmlns="${MAIN}"><sheetViews>${view}</sheetViews>${columns}<sheetData>${sheetRow(1, headers, ' s="1"')}`;
}

/** The end of {@link SHEET_PART}. */
export const SHEET_END = '</sheetData></worksheet>';

/** Maximum number of rows in a sheet, including the header. */
export const MOST_SHEET_ROWS = 1_048_576;

/**
 * A row by its number from 1. Texts stay texts, and formulas are disarmed as in CSV; null, undefined and '' are empty
 * cells.
 */
export function sheetRow(number: number, cells: readonly CsvCell[], style = ''): string {
  let row = `<row r="${number}">`;
  for (const [index, cell] of cells.entries()) {
    if (cell === undefined || cell === null || cell === '') continue;
    const place = `r="${columnName(index)}${number}"${style}`;
    row +=
      typeof cell === 'number'
        ? `<c ${place}><v>${cell}</v></c>`
        : `<c ${place} t="inlineStr"><is><t xml:space="preserve">${xmlText(disarmFormula(cell))}</t></is></c>`;
  }
  return `${row}</row>`;
}

/** 'A' to 'ZZ'. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/** Maximum number of characters in a cell. */
const MOST_TEXT = 32_767;

/** Characters that XML cannot contain or would change, and those that a spreadsheet program would read as an escape. */
const SPECIAL = /[&<>\r]|_(?=x[0-9A-Fa-f]{4}_)/g;
// eslint-disable-next-line no-control-regex -- the pattern has to match control characters
const IMPOSSIBLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\r': '_x000D_',
  _: '_x005F_',
};

function xmlText(text: string): string {
  const whole = text.length > MOST_TEXT ? fitting(text) : text;
  return whole
    .toWellFormed()
    .replace(IMPOSSIBLE, '')
    .replace(SPECIAL, (sign) => ESCAPED[sign] ?? sign);
}

/** Characters reserved for {@link note}. */
const NOTE_ROOM = 100;

/**
 * States in the cell how much was omitted. It is neither a list member nor JSON, so an import reports it as
 * invalid.
 */
const note = (left: number): string => `(${left} more characters do not fit here; the CSV export has them)`;

/**
 * A list up to its last complete member, or nothing of a structured value, which would be invalid if cut;
 * then the note.
 */
function fitting(text: string): string {
  if (/^[[{]/.test(text)) return note(text.length);
  const cut = text.slice(0, MOST_TEXT - NOTE_ROOM);
  const kept = cut.slice(0, cut.lastIndexOf(' ')) || cut;
  return `${kept} ${note(text.length - kept.length)}`;
}
