import type { BusinessInput } from '@gewerk/contracts/sheets';
import { cellText } from '../read-sheet/cell.js';
import { isRecord, parseLooseJson } from './loose-json.js';
import { parseFlag } from './numbers.js';
import type { RowCells } from './row-cells.js';
import { RowFault } from './row-fault.js';

type AttributeFields = Pick<BusinessInput, 'about' | 'verified' | 'priceLevel' | 'businessStatus'>;

/** Longest attribute list in characters of JSON; real ones have some hundreds. */
export const MAX_ABOUT_LENGTH = 16_384;

const statuses: Readonly<Record<string, NonNullable<BusinessInput['businessStatus']>>> = {
  operational: 'OPERATIONAL',
  open: 'OPERATIONAL',
  published: 'OPERATIONAL',
  geoeffnet: 'OPERATIONAL',
  closedtemporarily: 'CLOSED_TEMPORARILY',
  temporarilyclosed: 'CLOSED_TEMPORARILY',
  closedpermanently: 'CLOSED_PERMANENTLY',
  permanentlyclosed: 'CLOSED_PERMANENTLY',
};

/** Attributes, verification, price level and status of a row. */
export function attributeFields(cells: RowCells): AttributeFields {
  return {
    about: aboutField(cells),
    verified: flag(cells.text('verified')),
    priceLevel: priceLevel(cells.text('priceLevel')),
    businessStatus: businessStatus(cells),
  };
}

function aboutField(cells: RowCells): BusinessInput['about'] {
  const text = cells.text('about');
  if (text === undefined) return additionalInfo(cells);
  if (text.length > MAX_ABOUT_LENGTH) throw new RowFault('too-long', 'about', text);
  const about = parseLooseJson(text);
  if (about === undefined) throw new RowFault('unreadable', 'about', text);
  return Object.keys(about).length === 0 ? undefined : about;
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

/** The number of currency signs, as in '€€' or '$$$', or a plain digit; anything else (a range in money) is left out. */
function priceLevel(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-5]$/.test(text)) return Number(text);
  return /^(?:€{1,5}|\${1,5}|£{1,5})$/.test(text) ? text.length : undefined;
}

/** What is not known as a status is left out: 'Open' and nothing at all are the same to a visitor. */
function businessStatus(cells: RowCells): BusinessInput['businessStatus'] {
  if (flag(cells.text('permanentlyClosed'))) return 'CLOSED_PERMANENTLY';
  if (flag(cells.text('temporarilyClosed'))) return 'CLOSED_TEMPORARILY';
  const text = cells.text('businessStatus');
  return text === undefined ? undefined : statuses[text.toLowerCase().replace(/[^a-z]/g, '')];
}
