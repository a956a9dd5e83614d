import { csvRows } from './csv-rows.js';
import { fileFaults } from './file-faults.js';
import { MAX_CSV_ROWS } from './sheet-limits.js';
import type { Workbook } from './workbook.js';

const SEPARATORS = [',', ';', '\t'] as const;
/** Enough for a header and some rows. */
const SAMPLED = 20_000;
/** With which Excel names the separator, in a line before the header. */
const NAMED_SEPARATOR = /^sep=([,;\t])(?:\r\n|\r|\n)/i;
const NO_COLUMN: ReadonlySet<number> = new Set();

/**
 * Opens a text of separated values. The encoding is that of its byte order mark, else UTF-8 where it is valid UTF-8, else
 * Windows-1252; the separator is the one that its first line has most of. All cells are texts: '01067' stays so.
 */
export function openCsv(bytes: Buffer): Workbook {
  const decodedText = decoded(bytes);
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

/** Goes through the whole text before anything of it is used: what holds more rows than any spreadsheet is no list of businesses. */
function countOf(rows: Iterator<unknown>): number {
  let count = 0;
  while (!rows.next().done) {
    count += 1;
    if (count > MAX_CSV_ROWS) throw fileFaults.tooManyRows();
  }
  return count;
}

/** Whether bytes can be such a text: those of any other file hold zeros, but for UTF-16 with its mark. */
export const isText = (bytes: Buffer): boolean => encodingOf(bytes) === 'utf-16' || !bytes.includes(0);

function encodingOf(bytes: Buffer): 'utf-16' | 'other' {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isUtf16 ? 'utf-16' : 'other';
}

function decoded(bytes: Buffer): string {
  if (encodingOf(bytes) === 'utf-16')
    return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Excel writes CSV in the code page of Windows.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function separatorOf(text: string): string {
  // What is quoted may hold any of them.
  const [line = ''] = text
    .slice(0, SAMPLED)
    .replace(/"(?:[^"]|"")*"/g, '')
    .replace(/^[\r\n ]+/, '')
    .split(/\r\n|\r|\n/);
  const counts = SEPARATORS.map((separator) => line.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}
