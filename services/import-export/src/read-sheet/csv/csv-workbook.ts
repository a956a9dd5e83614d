import { csvRows } from './csv-rows.js';
import { decodedCsv } from './csv-encoding.js';
import { fileFaults } from '../file-faults.js';
import { MAX_CSV_ROWS } from '../sheet-limits.js';
import type { Workbook } from '../workbook.js';

const SEPARATORS = [',', ';', '\t'] as const;
/** Number of characters that suffice for a header and some rows. */
const SAMPLED = 20_000;
/** The line before the header in which Excel may name the separator. */
const NAMED_SEPARATOR = /^sep=([,;\t])(?:\r\n|\r|\n)/i;
const NO_COLUMN: ReadonlySet<number> = new Set();

/**
 * Opens separated values in the encoding that their bytes indicate. The separator is the one that a line
 * 'sep=;' names, otherwise the most frequent one in the first line. All cells are texts, so '01067' keeps its zero.
 */
export function openCsv(bytes: Buffer): Workbook {
  const decodedText = decodedCsv(bytes);
  if (decodedText.trim() === '') throw fileFaults.empty();
  const named = NAMED_SEPARATOR.exec(decodedText);
  const text = named ? decodedText.slice(named[0].length) : decodedText;
  const separator = named?.[1] ?? separatorOf(text);
  const total = countOf(csvRows(text, separator, NO_COLUMN));
  return {
    kind: 'csv',
    sheets: [
      {
        name: '',
        async *rows(wanted) {
          yield* csvRows(text, separator, wanted);
        },
      },
    ],
    countRows: () => Promise.resolve(total),
  };
}

/**
 * Counts all rows before any of them is used: a text with more rows than a spreadsheet can have is not a list
 * of businesses.
 */
function countOf(rows: Iterator<unknown>): number {
  let count = 0;
  while (!rows.next().done) {
    count += 1;
    if (count > MAX_CSV_ROWS) throw fileFaults.tooManyRows();
  }
  return count;
}

function separatorOf(text: string): string {
  // Quoted text may contain any of the separators.
  const [line = ''] = text
    .slice(0, SAMPLED)
    .replace(/"(?:[^"]|"")*"/g, '')
    .replace(/^[\r\n ]+/, '')
    .split(/\r\n|\r|\n/);
  const counts = SEPARATORS.map((separator) => line.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}
