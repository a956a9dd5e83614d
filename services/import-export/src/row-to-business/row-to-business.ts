import type { BusinessInput, ReportedRow } from '@gewerk/contracts/sheets';
import type { CellValue } from '../read-sheet/cell.js';
import type { HeaderMapping, SheetFormat } from '../recognize-headers/header-mapping.js';
import { attributeFields } from './attribute-fields.js';
import { hoursField } from './hours-fields.js';
import { listFields } from './list-fields.js';
import { phoneField } from './phone-field.js';
import { placeFields } from './place-fields.js';
import { ratingFields } from './rating-fields.js';
import { RowCells } from './row-cells.js';
import { RowFault } from './row-fault.js';
import { type FieldNote, quoted } from './row-notes.js';
import { withinBounds } from './within-bounds.js';

export interface RecognizedSheet {
  readonly format: SheetFormat;
  readonly mapping: HeaderMapping;
}

export type MappedRow =
  | { readonly business: BusinessInput; readonly notes: readonly FieldNote[]; readonly error?: undefined }
  | { readonly error: Omit<ReportedRow, 'row_number'> };

/**
 * The business that a row describes, with notes on omitted values, or the reason why the row describes none. A pure
 * function.
 * @param merged columns with the value of a cell above
 */
export function rowToBusiness(
  sheet: RecognizedSheet,
  cells: readonly (CellValue | undefined)[],
  merged?: ReadonlySet<number>,
): MappedRow {
  try {
    const row = new RowCells(sheet.mapping, cells, merged);
    return { business: withinBounds(readBusiness(sheet.format, row), row), notes: row.notes };
  } catch (fault) {
    if (!(fault instanceof RowFault)) throw fault;
    return {
      error: {
        code: fault.code,
        field: fault.field,
        value: fault.value === null ? null : quoted(fault.value),
      },
    };
  }
}

function readBusiness(format: SheetFormat, cells: RowCells): BusinessInput {
  const name = cells.text('name');
  if (name === undefined) {
    const [noted] = cells.notes.filter(({ field }) => field === 'name');
    throw noted ? new RowFault('invalid', 'name', noted.value) : new RowFault('missing', 'name', null);
  }
  requirePublished(cells);
  const place = placeFields(cells);
  return {
    placeId: cells.text('placeId'),
    name,
    ...listFields(cells, format),
    description: cells.text('description'),
    ...place,
    phone: phoneField(cells, place),
    email: cells.text('email'),
    website: cells.text('website'),
    ...ratingFields(cells),
    hours: hoursField(cells, format),
    ...attributeFields(cells),
  };
}

/** Refuses drafts and trashed entries of a WordPress site, which are not public there. */
function requirePublished(cells: RowCells): void {
  const status = cells.text('publishStatus');
  if (status !== undefined && status.toLowerCase() !== 'publish')
    throw new RowFault('invalid', 'postStatus', status);
}
