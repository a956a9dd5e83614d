import type { BusinessInput } from '@gewerk/contracts/sheets';
import type { CellValue } from '../read-sheet/cell.js';
import { isCellFault } from '../read-sheet/cell-faults.js';
import type { ColumnKey, HeaderMapping } from '../recognize-headers/header-mapping.js';

/** A field whose cell contains the error value of a formula. */
export interface FaultyCell {
  readonly field: keyof BusinessInput;
  readonly fault: string;
}

type Cells = readonly (CellValue | undefined)[];

/** The fields of a row whose cells contain error values; the rest of the row is used as it is. */
export function faultyCells(mapping: HeaderMapping, cells: Cells): FaultyCell[] {
  if (!cells.some(isCellFault)) return [];
  const found: FaultyCell[] = [];
  const collect = (field: keyof BusinessInput, column: number): void => {
    const cell = cells[column];
    if (isCellFault(cell) && !found.some((each) => each.field === field)) found.push({ field, fault: cell });
  };
  for (const [key, column] of Object.entries(mapping.columns)) {
    const field = fieldOf(key as ColumnKey);
    if (field !== undefined) collect(field, column);
  }
  for (const column of mapping.categoryList) collect('subtypes', column);
  for (const column of mapping.imageList) collect('photos', column);
  for (const { day, hours } of mapping.dayHours) for (const column of [day, hours]) collect('hours', column);
  for (const { column } of mapping.additionalInfo) collect('about', column);
  return found;
}

/** The row without error values; the same object if it has none. */
export const withoutFaults = (cells: Cells): Cells =>
  cells.some(isCellFault) ? cells.map((cell) => (isCellFault(cell) ? null : cell)) : cells;

/** The field that a column fills; undefined for the publication status, which decides about the whole row. */
export function fieldOf(key: ColumnKey): keyof BusinessInput | undefined {
  if (key === 'publishStatus') return undefined;
  if (/^(?:street|houseNumber|addressLine)/.test(key)) return 'address';
  if (/^score\d$/.test(key)) return 'reviewsPerScore';
  if (/(?:Hours|^hoursFallback)$/.test(key)) return 'hours';
  if (/Closed$/.test(key)) return 'businessStatus';
  if (key === 'phoneFallback') return 'phone';
  if (key === 'photo' || key === 'logo') return 'photos';
  return key as keyof BusinessInput;
}
