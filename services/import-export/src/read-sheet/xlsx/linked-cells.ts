import type { SheetRow } from '../cell.js';
import { columnOf } from './column-of.js';
import { MAX_LINKS, MAX_LINK_PARTS } from '../sheet-limits.js';
import { TextBehind } from './text-behind.js';
import { parseXml } from './xml-events.js';
import type { ZipArchive } from './zip-archive.js';

/** A cell with a link, by the id of its target. */
export interface LinkedCell {
  readonly row: number;
  readonly column: number;
  readonly id: string;
  /** The part of the link's URL after '#', which is stored separately. */
  readonly fragment: string;
}

const LINK = /hyperlink((?: [\w:]{1,40}="[^"]*")+) ?\/?>/g;
const ATTRIBUTE = / ([\w:]{1,40})="([^"]*)"/g;
const CELL = /^([A-Z]{1,3})(\d{1,7})(?::|$)/;

/** Finds the cells with links in a worksheet's XML, where the list of links follows all rows. */
export class LinkedCellsFinder extends TextBehind {
  constructor() {
    super('hyperlinks>');
  }

  found(): LinkedCell[] {
    const cells: LinkedCell[] = [];
    for (const [, attributes = ''] of this.text().matchAll(LINK)) {
      const named = new Map(
        Array.from(attributes.matchAll(ATTRIBUTE), ([, name = '', value = '']) => [name, value]),
      );
      const [, letters = '', row] = CELL.exec(named.get('ref') ?? '') ?? [];
      const column = columnOf(`${letters}1`);
      const [, id] = [...named].find(([name]) => name.endsWith(':id')) ?? [];
      if (column !== null && id !== undefined)
        cells.push({ row: Number(row), column, id, fragment: written(named.get('location') ?? '') });
      if (cells.length >= MAX_LINKS) break;
    }
    return cells;
  }
}

/** The targets outside the workbook to which a worksheet's links lead, by id. */
async function readTargets(zip: ZipArchive, part: string): Promise<Map<string, string>> {
  const at = part.lastIndexOf('/') + 1;
  const own = `${part.slice(0, at)}_rels/${part.slice(at)}.rels`;
  const targets = new Map<string, string>();
  if (!zip.has(own)) return targets;
  const events = parseXml(own, zip.read(own), {
    open(name, attributes) {
      if (name !== 'Relationship' || attributes['TargetMode'] !== 'External') return;
      if (targets.size < MAX_LINKS) targets.set(attributes['Id'] ?? '', attributes['Target'] ?? '');
    },
  });
  // Each chunk has about 256 KB; a part with more chunks is not a list of links.
  for (let chunks = 0; chunks < MAX_LINK_PARTS && !(await events.next()).done; chunks += 1);
  await events.return(undefined);
  return targets;
}

/** The rows, with the targets of the links in their cells. */
export async function* withLinkedCells(
  rows: AsyncIterable<SheetRow>,
  linked: readonly LinkedCell[],
  zip: ZipArchive,
  part: string,
): AsyncGenerator<SheetRow> {
  const targets = await readTargets(zip, part);
  const byRow = new Map<number, Map<number, string>>();
  for (const { row, column, id, fragment } of linked) {
    const target = targets.get(id);
    if (target === undefined) continue;
    const links = byRow.get(row) ?? new Map<number, string>();
    byRow.set(row, links.set(column, fragment === '' ? target : `${target}#${fragment}`));
  }
  for await (const row of rows) {
    const links = byRow.get(row.number);
    yield links ? { ...row, links: new Map([...links, ...(row.links ?? [])]) } : row;
  }
}

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', lt: '<', gt: '>', apos: "'", amp: '&' };

/** An XML value decoded as one character per byte. */
const written = (text: string): string =>
  Buffer.from(text, 'latin1')
    .toString('utf8')
    .replace(/&(quot|lt|gt|apos|amp);/g, (_, name: string) => ENTITIES[name] ?? '');
