import { businessInputSchema, type BusinessInput, type RowError } from '@gewerk/contracts/sheets';
import type { CellValue } from '../read-sheet/cell.js';
import type { HeaderMapping, SheetFormat } from '../recognize-headers/header-mapping.js';
import { attributeFields } from './attribute-fields.js';
import { hoursField } from './hours-fields.js';
import { listFields } from './list-fields.js';
import { phoneField } from './phone-field.js';
import { placeFields } from './place-fields.js';
import { ratingFields } from './rating-fields.js';
import { RowCells } from './row-cells.js';
import { type FaultyField, RowFault } from './row-fault.js';

export interface RecognizedSheet {
  readonly format: SheetFormat;
  readonly mapping: HeaderMapping;
}

export type MappedRow =
  | { readonly business: BusinessInput; readonly error?: undefined }
  | { readonly error: Omit<RowError, 'row_number'> };

/** How much of a faulty value an error repeats. */
const QUOTED_LENGTH = 100;

/** The business that a row describes, or the first thing that is wrong with it. Pure. */
export function rowToBusiness(sheet: RecognizedSheet, cells: readonly (CellValue | undefined)[]): MappedRow {
  try {
    return { business: checked(readBusiness(sheet.format, new RowCells(sheet.mapping, cells))) };
  } catch (fault) {
    if (!(fault instanceof RowFault)) throw fault;
    return {
      error: {
        code: fault.code,
        field: fault.field,
        value: fault.value === null ? null : fault.value.slice(0, QUOTED_LENGTH),
      },
    };
  }
}

function readBusiness(format: SheetFormat, cells: RowCells): BusinessInput {
  const name = cells.text('name');
  if (name === undefined) throw new RowFault('missing', 'name', null);
  requirePublished(cells);
  const place = placeFields(cells);
  return {
    placeId: cells.text('placeId'),
    name,
    ...listFields(cells, format),
    description: cells.text('description'),
    ...place,
    phone: phoneField(cells, place.countryCode),
    email: cells.text('email'),
    website: cells.text('website'),
    ...ratingFields(cells),
    hours: hoursField(cells, format),
    ...attributeFields(cells),
  };
}

/** A draft or trashed entry of a WordPress site is not public there, so it is not made public here. */
function requirePublished(cells: RowCells): void {
  const status = cells.text('publishStatus');
  if (status !== undefined && status.toLowerCase() !== 'publish')
    throw new RowFault('invalid', 'postStatus', status);
}

/** The contract's own bounds decide what is too long. */
function checked(business: BusinessInput): BusinessInput {
  const result = businessInputSchema.safeParse(business);
  if (result.success) return business;
  const issue = result.error.issues[0];
  const field = fieldOf(issue?.path[0]);
  const value = valueAt(business, issue?.path ?? []);
  const code = issue?.code === 'too_big' && typeof value !== 'number' ? 'too-long' : 'invalid';
  throw new RowFault(code, field, quoted(value));
}

function fieldOf(segment: PropertyKey | undefined): FaultyField {
  const fields: readonly string[] = Object.keys(businessInputSchema.shape);
  return typeof segment === 'string' && fields.includes(segment) ? (segment as keyof BusinessInput) : 'name';
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, segment) =>
      typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[segment] : at,
    value,
  );
}

const quoted = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? null));
