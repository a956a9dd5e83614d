import type { CellValue } from '../read-sheet/cell.js';
import type { HeaderMapping, SheetFormat } from './header-mapping.js';

type Nested = Pick<HeaderMapping, 'categoryList' | 'imageList' | 'dayHours' | 'additionalInfo'>;

const none: Nested = { categoryList: [], imageList: [], dayHours: [], additionalInfo: [] };

const ADDITIONAL_INFO = /^\s*additional[\s_-]*info\s*\/([^/]+)\/(?:\d+\/)?([^/]+)$/i;
/**
 * Maximum number of columns read from one numbered series, such as `categories/0`, `categories/1` …; further
 * columns are left out.
 */
const MAX_MEMBERS = 100;

/** The numbered and nested columns of an Apify export, in the order of their numbers. */
export function nestedColumns(
  format: SheetFormat,
  cells: readonly (CellValue | undefined)[],
  positions: ReadonlyMap<string, number>,
): Nested {
  if (format !== 'apify') return none;
  return {
    categoryList: numbered(positions, (number) => `categories/${number}`),
    imageList: numbered(positions, (number) => `imageurls/${number}`),
    dayHours: dayHours(positions),
    additionalInfo: additionalInfo(cells),
  };
}

function numbered(positions: ReadonlyMap<string, number>, key: (number: number) => string): number[] {
  const found: number[] = [];
  for (let number = 0; number < MAX_MEMBERS; number += 1) {
    const position = positions.get(key(number));
    if (position !== undefined) found.push(position);
  }
  return found;
}

function dayHours(positions: ReadonlyMap<string, number>): Nested['dayHours'] {
  return Array.from({ length: 7 }, (_, number) => ({
    day: positions.get(`openinghours/${number}/day`),
    hours: positions.get(`openinghours/${number}/hours`),
  })).flatMap(({ day, hours }) => (day === undefined || hours === undefined ? [] : [{ day, hours }]));
}

function additionalInfo(cells: readonly (CellValue | undefined)[]): Nested['additionalInfo'] {
  const found = cells.flatMap((cell, column) => {
    const match = typeof cell === 'string' ? ADDITIONAL_INFO.exec(cell) : null;
    const [, group = '', label = ''] = match ?? [];
    return match ? [{ column, group: group.trim(), label: label.trim() }] : [];
  });
  const byName = new Map<string, Nested['additionalInfo'][number]>();
  for (const entry of found) {
    const name = `${entry.group}/${entry.label}`;
    if (!byName.has(name)) byName.set(name, entry);
  }
  return [...byName.entries()]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .slice(0, MAX_MEMBERS)
    .map(([, entry]) => entry);
}
