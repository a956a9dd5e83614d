import type { BusinessInput } from '@gewerk/contracts/sheets';
import { foldLoose } from '@gewerk/text';
import { cellText } from '../read-sheet/cell.js';
import { isRecord, parseLooseJson } from './loose-json.js';
import { parseFlag } from './numbers.js';
import type { RowCells } from './row-cells.js';

type AttributeFields = Pick<BusinessInput, 'about' | 'verified' | 'priceLevel' | 'businessStatus'>;

/** Maximum length of an attribute list, in characters of JSON; real lists have a few hundred. */
export const MAX_ABOUT_LENGTH = 16_384;

type Status = NonNullable<BusinessInput['businessStatus']>;

const STATUS_WORDS: Readonly<Record<Status, readonly string[]>> = {
  OPERATIONAL: ['operational', 'open', 'published', 'geöffnet', 'geoeffnet', 'açık'],
  CLOSED_TEMPORARILY: [
    ...['closed temporarily', 'temporarily closed'],
    ...['vorübergehend geschlossen', 'geçici olarak kapalı'],
  ],
  CLOSED_PERMANENTLY: [
    ...['closed permanently', 'permanently closed'],
    ...['dauerhaft geschlossen', 'kalıcı olarak kapalı'],
  ],
};

/** Without the spaces and underscores that sources write or leave out: 'CLOSED_PERMANENTLY'. */
const statusKey = (text: string): string => foldLoose(text).replace(/[^a-z]/g, '');

const statuses: ReadonlyMap<string, Status> = new Map(
  (Object.keys(STATUS_WORDS) as Status[]).flatMap((status) =>
    STATUS_WORDS[status].map((words) => [statusKey(words), status] as const),
  ),
);

/** Attributes, verification, price level and status of a row. */
export function attributeFields(cells: RowCells): AttributeFields {
  return {
    about: aboutField(cells),
    verified: verifiedField(cells),
    priceLevel: priceLevel(cells),
    businessStatus: businessStatus(cells),
  };
}

function aboutField(cells: RowCells): BusinessInput['about'] {
  const text = cells.text('about');
  if (text === undefined) return additionalInfo(cells);
  const about = text.length > MAX_ABOUT_LENGTH ? undefined : parseLooseJson(text);
  if (about === undefined)
    cells.note(text.length > MAX_ABOUT_LENGTH ? 'too-long' : 'unreadable', 'about', text);
  return about && Object.keys(about).length > 0 ? about : undefined;
}

function additionalInfo(cells: RowCells): BusinessInput['about'] {
  const about: Record<string, Record<string, boolean | string>> = {};
  for (const { column, group, label } of cells.mapping.additionalInfo) {
    const text = cellText(cells.at(column));
    if (text === '' || group === '__proto__' || label === '__proto__') continue;
    const members = isRecord(about[group]) ? about[group] : (about[group] = {});
    members[label] = parseFlag(text) ?? text.slice(0, 300);
  }
  return Object.keys(about).length === 0 ? undefined : about;
}

const flag = (text: string | undefined) => (text === undefined ? undefined : (parseFlag(text) ?? undefined));

function verifiedField(cells: RowCells): boolean | undefined {
  const text = cells.text('verified');
  const value = flag(text);
  if (text !== undefined && value === undefined) cells.note('invalid', 'verified', text);
  return value;
}

/**
 * The number of currency signs, as in '€€' or '$$$', or a plain digit; anything else is a price range, which
 * is noted and left out.
 */
function priceLevel(cells: RowCells): number | undefined {
  const text = cells.text('priceLevel');
  if (text === undefined) return undefined;
  if (/^[1-5]$/.test(text)) return Number(text);
  if (/^(?:€{1,5}|\${1,5}|£{1,5})$/.test(text)) return text.length;
  cells.note('invalid', 'priceLevel', text);
  return undefined;
}

function businessStatus(cells: RowCells): BusinessInput['businessStatus'] {
  if (flag(cells.text('permanentlyClosed'))) return 'CLOSED_PERMANENTLY';
  if (flag(cells.text('temporarilyClosed'))) return 'CLOSED_TEMPORARILY';
  const text = cells.text('businessStatus');
  const status = text === undefined ? undefined : statuses.get(statusKey(text));
  if (text !== undefined && status === undefined) cells.note('invalid', 'businessStatus', text);
  return status;
}
