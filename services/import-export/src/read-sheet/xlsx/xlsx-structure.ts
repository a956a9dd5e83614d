import { posix } from 'node:path';
import { fileFaults } from '../file-faults.js';
import { isDateFormat } from './excel-text.js';
import { UNPACKED } from '../sheet-limits.js';
import { readXml } from './xml-events.js';
import type { ZipArchive } from './zip-archive.js';

export interface XlsxStructure {
  readonly sheets: readonly { readonly name: string; readonly part: string }[];
  readonly sharedStringsPart: string | undefined;
  readonly stylesPart: string | undefined;
  readonly date1904: boolean;
}

interface Relation {
  readonly type: string;
  readonly target: string;
}

/** Follows the relationships in an .xlsx archive to its worksheets. Throws the file's fault if a part is missing. */
export async function readStructure(zip: ZipArchive): Promise<XlsxStructure> {
  if (!zip.has('[Content_Types].xml')) throw fileFaults.notSpreadsheet('a zip archive');
  const roots = await relations(zip, '');
  const workbook = [...roots.values()].find((relation) => relation.type === 'officeDocument')?.target;
  if (workbook === undefined) throw fileFaults.missingPart('the workbook');
  if (!/\.xml$/i.test(workbook) || /(?:^|\/)(?:word|ppt|visio)\//i.test(workbook))
    throw fileFaults.notSpreadsheet(otherOffice(workbook));
  const { sheets, date1904 } = await workbookPart(zip, workbook);
  const targets = await relations(zip, workbook);
  const partOf = (type: string) => [...targets.values()].find((relation) => relation.type === type)?.target;
  return {
    sheets: sheets.flatMap(({ name, id }) => {
      const relation = targets.get(id);
      return relation?.type === 'worksheet' ? [{ name, part: relation.target }] : [];
    }),
    sharedStringsPart: partOf('sharedStrings'),
    stylesPart: partOf('styles'),
    date1904,
  };
}

/** For each cell style, whether it shows its number as a date. */
export async function readDateStyles(zip: ZipArchive, part: string | undefined): Promise<boolean[]> {
  const styles: boolean[] = [];
  if (part === undefined || !zip.has(part)) return styles;
  const codes = new Map<number, string>();
  let inCellFormats = false;
  await readXml(part, small(zip, part), {
    open(name, attributes) {
      if (name === 'numFmt') codes.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
      else if (name === 'cellXfs') inCellFormats = true;
      else if (name === 'xf' && inCellFormats) {
        const id = Number(attributes['numFmtId'] ?? 0);
        styles.push(isDateFormat(id, codes.get(id)));
      }
    },
    close(name) {
      if (name === 'cellXfs') inCellFormats = false;
    },
  });
  return styles;
}

function otherOffice(part: string): string {
  if (part.startsWith('word/')) return 'a text document';
  if (part.startsWith('ppt/')) return 'a presentation';
  return part.endsWith('.bin') ? 'a binary workbook (.xlsb)' : 'another kind of office document';
}

/** Hidden sheets come last: people who open the file do not see them, so a visible sheet is preferred. */
async function workbookPart(zip: ZipArchive, part: string) {
  const visible: { name: string; id: string }[] = [];
  const hidden: typeof visible = [];
  let date1904 = false;
  await readXml(part, small(zip, part), {
    open(name, attributes) {
      if (name === 'workbookPr')
        date1904 = attributes['date1904'] === '1' || attributes['date1904'] === 'true';
      if (name !== 'sheet') return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
      const list =
        attributes['state'] === 'hidden' || attributes['state'] === 'veryHidden' ? hidden : visible;
      list.push({ name: attributes['name'] ?? '', id: id ?? '' });
    },
  });
  return { sheets: [...visible, ...hidden], date1904 };
}

/** The relationships of a part, by id; targets are names in the archive. */
async function relations(zip: ZipArchive, part: string): Promise<Map<string, Relation>> {
  const folder = posix.dirname(part);
  const own = posix.join(folder, '_rels', `${posix.basename(part)}.rels`);
  const found = new Map<string, Relation>();
  await readXml(own, small(zip, own), {
    open(name, attributes) {
      if (name !== 'Relationship' || attributes['TargetMode'] === 'External') return;
      const target = attributes['Target'] ?? '';
      found.set(attributes['Id'] ?? '', {
        type: (attributes['Type'] ?? '').split('/').at(-1) ?? '',
        target: target.startsWith('/') ? target.slice(1) : posix.join(folder, target),
      });
    },
  });
  return found;
}

async function* small(zip: ZipArchive, part: string): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of zip.read(part)) {
    bytes += chunk.length;
    if (bytes > UNPACKED.smallPartBytes)
      throw fileFaults.bomb(`${part} above ${UNPACKED.smallPartBytes / 1024 / 1024} MB`);
    yield chunk;
  }
}
