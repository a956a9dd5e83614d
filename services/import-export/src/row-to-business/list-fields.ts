import type { BusinessInput } from '@gewerk/contracts/sheets';
import { cellText } from '../read-sheet/cell.js';
import type { SheetFormat } from '../recognize-headers/header-mapping.js';
import type { RowCells } from './row-cells.js';

type ListFields = Pick<BusinessInput, 'category' | 'type' | 'subtypes' | 'photos' | 'photosCount'>;

/** Commas, semicolons, bars and line breaks separate the members of a list of trades. */
const LIST_BREAK = /[,;|\n]/;
/** A web URL, or a drawn picture of the demo directory, which an export contains too. */
const ADDRESS = /^(?:https?:\/\/|\/demo-pictures\/)/i;
const PICTURE_BREAK = /[\s;|]+|,(?=\s*(?:https?:|\/demo-pictures\/))/i;

/** Trades and photos of a row. */
export function listFields(cells: RowCells, format: SheetFormat): ListFields {
  const listed = splitList(cells.text('subtypes'));
  const subtypes = distinct([
    ...listed,
    ...cells.mapping.categoryList.map((column) => cellText(cells.at(column))),
  ]);
  const category = nameOnly(cells.text('category')) ?? (isWordPress(format) ? subtypes[0] : undefined);
  return {
    category,
    type: cells.text('type'),
    subtypes: subtypes.length === 0 ? undefined : subtypes,
    photos: photos(cells),
    photosCount: cells.count('photosCount', 'photosCount'),
  };
}

const isWordPress = (format: SheetFormat) => format === 'geodirectory' || format === 'directorist';

/** Drops plain numbers: WordPress also writes its internal category numbers, which have no meaning here. */
const nameOnly = (text: string | undefined) => (text === undefined || /^\d+$/.test(text) ? undefined : text);

const splitList = (text: string | undefined) =>
  (jsonList(text) ?? (text ?? '').split(LIST_BREAK))
    .map((member) => member.trim())
    .filter((member) => nameOnly(member) !== undefined);

function photos(cells: RowCells): string[] | undefined {
  const single = [cells.text('photo') ?? ''];
  const numbered = cells.mapping.imageList.map((column) => cellText(cells.at(column)));
  const all = distinct([...single, ...numbered, ...splitPhotos(cells.text('photos'))]);
  const other = all.find((photo) => !ADDRESS.test(photo));
  if (other === undefined) return all.length === 0 ? undefined : all;
  cells.note('invalid', 'photos', other);
  const addresses = all.filter((photo) => ADDRESS.test(photo));
  return addresses.length === 0 ? undefined : addresses;
}

/** GeoDirectory separates pictures by `::` and adds details after a bar; others use commas or spaces. */
function splitPhotos(text: string | undefined): string[] {
  if (text === undefined) return [];
  const listed = jsonList(text);
  if (listed) return listed.map((member) => member.trim());
  const members = text.includes('::') ? text.split('::') : text.split(PICTURE_BREAK);
  return members.map((member) => (member.split('|')[0] ?? '').trim());
}

/** Members of a JSON list of texts; an export writes such a list if a member contains a list separator. */
function jsonList(text: string | undefined): string[] | undefined {
  if (!text?.startsWith('[')) return undefined;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter((member) => typeof member === 'string') : undefined;
  } catch {
    // The text only looks like the beginning of a list.
    return undefined;
  }
}

const distinct = (members: readonly string[]) => [...new Set(members.filter((member) => member !== ''))];
