import { decodeExcelText } from './excel-text.js';
import { MAX_CELL_TEXT } from '../sheet-limits.js';
import { StringTable } from './string-table.js';
import { readXml } from './xml-events.js';
import type { ZipArchive } from './zip-archive.js';

/**
 * All shared strings of a workbook; rich text is joined, phonetic guides are left out. Each is cut to the
 * maximum length of a cell: any number of cells can use the same string, each gets a copy, and a thread's
 * heap limit does not count copies of a megabyte or more.
 */
export async function readSharedStrings(zip: ZipArchive, part: string | undefined): Promise<StringTable> {
  const table = new StringTable();
  if (part === undefined || !zip.has(part)) return table;
  let text = '';
  let inText = false;
  let inPhonetic = false;
  await readXml(part, zip.read(part), {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 't') inText = !inPhonetic;
      else if (name === 'rPh') inPhonetic = true;
    },
    text(piece) {
      if (inText && text.length < MAX_CELL_TEXT) text += piece;
    },
    close(name) {
      if (name === 't') inText = false;
      else if (name === 'rPh') inPhonetic = false;
      else if (name === 'si') table.add(decodeExcelText(text.slice(0, MAX_CELL_TEXT)));
    },
  });
  return table;
}
