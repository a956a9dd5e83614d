import type { BusinessInput } from '@gewerk/contracts/sheets';
import { cellText } from '../read-sheet/cell.js';
import type { ColumnKey, SheetFormat } from '../recognize-headers/header-mapping.js';
import { parseLooseJson } from './loose-json.js';
import type { RowCells } from './row-cells.js';

const MAX_HOURS_TEXT = 4_000;

const dayColumns: readonly (readonly [string, ColumnKey])[] = [
  ['Monday', 'mondayHours'],
  ['Tuesday', 'tuesdayHours'],
  ['Wednesday', 'wednesdayHours'],
  ['Thursday', 'thursdayHours'],
  ['Friday', 'fridayHours'],
  ['Saturday', 'saturdayHours'],
  ['Sunday', 'sundayHours'],
];

/**
 * The opening hours of a row as its source provides them: a text, a record from a JSON column, or a record
 * made from day columns.
 */
export function hoursField(cells: RowCells, format: SheetFormat): BusinessInput['hours'] {
  const text = cells.firstText('hours', 'hoursFallback');
  if (text !== undefined) return textHours(cells, text);
  return dayHours(cells, dayColumnHours(cells, format) ?? numberedDayHours(cells));
}

function dayHours(
  cells: RowCells,
  hours: Record<string, string> | undefined,
): Record<string, string> | undefined {
  const text = hours && JSON.stringify(hours);
  if (text === undefined || text.length <= MAX_HOURS_TEXT) return hours;
  cells.note('too-long', 'hours', text);
  return undefined;
}

function textHours(cells: RowCells, text: string): BusinessInput['hours'] {
  if (text.length > MAX_HOURS_TEXT) {
    cells.note('too-long', 'hours', text);
    return undefined;
  }
  return text.startsWith('{') ? (parseLooseJson(text) ?? text) : text;
}

/** If there is one column per day, an empty day means closed, unless all days are empty. */
function dayColumnHours(cells: RowCells, format: SheetFormat): Record<string, string> | undefined {
  const hours = dayColumns.map(([day, column]) => [day, dayText(cells.text(column), format)] as const);
  if (hours.every(([, text]) => text === undefined)) return undefined;
  return Object.fromEntries(hours.map(([day, text]) => [day, text ?? 'Closed']));
}

/** In Google's bulk sheet, 'x' means closed and 00:00-00:00 means open all day. */
function dayText(text: string | undefined, format: SheetFormat): string | undefined {
  if (text?.toLowerCase() === 'x') return 'Closed';
  if (format === 'google-business-profile' && text !== undefined && /^0?0:00\s*-\s*0?0:00$/.test(text))
    return 'Open 24 hours';
  return text;
}

function numberedDayHours(cells: RowCells): Record<string, string> | undefined {
  const hours: Record<string, string> = {};
  for (const { day, hours: column } of cells.mapping.dayHours) {
    const name = cellText(cells.at(day));
    const text = cellText(cells.at(column));
    if (name !== '' && name !== '__proto__' && text !== '') hours[name] = text;
  }
  return Object.keys(hours).length === 0 ? undefined : hours;
}
