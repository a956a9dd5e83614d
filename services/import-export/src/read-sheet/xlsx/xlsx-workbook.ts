import { fileFaults } from '../file-faults.js';
import type { SheetRow } from '../cell.js';
import { type LinkedCell, LinkedCellsFinder, withLinkedCells } from './linked-cells.js';
import { type MergedCells, MergedCellsFinder, withMerged } from './merged-cells.js';
import { PlainRows } from './plain-rows.js';
import { RowCollector, type CellMeaning } from './row-collector.js';
import { readSharedStrings } from './shared-strings.js';
import type { Sheet, Workbook } from '../workbook.js';
import { readDateStyles, readStructure } from './xlsx-structure.js';
import { parseXml } from './xml-events.js';
import { ZipArchive } from './zip-archive.js';

/** Opens an .xlsx file. Unpacks its structure, shared strings and styles, but no sheet. */
export async function openXlsx(bytes: Buffer): Promise<Workbook> {
  const zip = await ZipArchive.open(bytes);
  const structure = await readStructure(zip);
  if (structure.sheets.length === 0) throw fileFaults.noSheet();
  const meaning: CellMeaning = {
    strings: await readSharedStrings(zip, structure.sharedStringsPart),
    dateStyles: await readDateStyles(zip, structure.stylesPart),
    date1904: structure.date1904,
  };
  const parts = new Map<Sheet, string>();
  for (const { name, part } of structure.sheets) {
    if (!zip.has(part)) throw fileFaults.missingPart(part);
    const rows = (wanted?: ReadonlySet<number>): AsyncGenerator<SheetRow> =>
      wanted ? mergedRows(wanted, part) : sheetRows(zip, part, meaning);
    parts.set({ name, rows }, part);
  }
  const scans = new Map<string, Promise<Scan>>();
  function scanned(part: string): Promise<Scan> {
    const scan = scans.get(part) ?? scanPart(zip, part);
    scans.set(part, scan);
    return scan;
  }
  async function* mergedRows(wanted: ReadonlySet<number>, part: string): AsyncGenerator<SheetRow> {
    const scan = await scanned(part);
    const merged = scan.merged.filter(({ column }) => wanted.has(column));
    const linked = scan.linked.filter(({ column }) => wanted.has(column));
    const plain = sheetRows(zip, part, meaning, wanted);
    const rows = linked.length > 0 ? withLinkedCells(plain, linked, zip, part) : plain;
    yield* merged.length > 0 ? withMerged(rows, merged) : rows;
  }
  return {
    kind: 'xlsx',
    sheets: [...parts.keys()],
    countRows: async (sheet) => (await scanned(parts.get(sheet) ?? '')).rows,
  };
}

async function* sheetRows(
  zip: ZipArchive,
  part: string,
  meaning: CellMeaning,
  wanted?: ReadonlySet<number>,
): AsyncGenerator<SheetRow> {
  const collector = new RowCollector(meaning, wanted);
  const events = parseXml(part, zip.read(part), collector, (parse) => new PlainRows(collector, parse));
  while (!(await events.next()).done) yield* collector.drain();
  yield* collector.drain();
}

const ROW_END = Buffer.from('row>');
/** Maximum length of `</prefix:` before the tag's name. */
const MAX_PREFIX = 12;
const CARRIED = ROW_END.length + MAX_PREFIX;

interface Scan {
  /** Rows without content have no end tag and do not count. */
  readonly rows: number;
  readonly merged: readonly MergedCells[];
  readonly linked: readonly LinkedCell[];
}

/**
 * Unpacks a sheet to its end without parsing it, which finds damage before any row is stored. It also counts the
 * ends of rows and finds merged cells and links.
 */
async function scanPart(zip: ZipArchive, part: string): Promise<Scan> {
  const merged = new MergedCellsFinder();
  const linked = new LinkedCellsFinder();
  let rows = 0;
  let carried: Buffer = Buffer.alloc(0);
  for await (const chunk of zip.read(part)) {
    merged.add(chunk);
    linked.add(chunk);
    const bytes = Buffer.concat([carried, chunk]);
    let at = bytes.indexOf(ROW_END);
    while (at >= 0) {
      const isNew = at + ROW_END.length > carried.length;
      if (isNew && isEndTag(bytes, at)) rows += 1;
      at = bytes.indexOf(ROW_END, at + ROW_END.length);
    }
    carried = Buffer.from(bytes.subarray(Math.max(0, bytes.length - CARRIED)));
  }
  return { rows, merged: merged.found(), linked: linked.found() };
}

/** `</row>` or, with a namespace prefix, `</x:row>`. */
function isEndTag(bytes: Buffer, at: number): boolean {
  const before = bytes.toString('latin1', Math.max(0, at - MAX_PREFIX), at);
  return /<\/(?:[A-Za-z]\w*:)?$/.test(before);
}
