import { z } from 'zod';
import { businessSources, runParts } from '../../model/business-sources.js';
import { boundedInteger, searchText } from '../../model/inputs/query.js';
import { selectionId } from '../directory/bulk/frozen-selection.js';
import { photoOutcomes } from '../../model/photos.js';
import { websiteStates } from '../../model/websites.js';
import { panelSorts, pastDay } from '../search/list-panel-businesses.js';
import {
  exportColumnNames,
  type ExportColumn,
  exportFormats,
  exportTypes,
} from '../../model/sheets/exports.js';

const LAST_ROW = 100_000_000;
const row = () => boundedInteger(1, LAST_ROW).optional();
const oneOf = (values: readonly string[]) => `must be one of ${values.join(', ')}`;

const LONGEST_LIST = 500;

/** Column names separated by commas. On the bus, a list of them. */
const columnsParameter = () =>
  z
    .union([z.string().max(LONGEST_LIST), z.array(z.string()).max(exportColumnNames.length)])
    .transform((given, context): ExportColumn[] => {
      const named = typeof given === 'string' ? given.split(',') : given;
      const columns = exportColumnNames.filter((column) => named.includes(column));
      if (columns.length > 0 && columns.length === new Set(named).size) return columns;
      context.addIssue({ code: 'custom', message: `must list any of ${exportColumnNames.join(', ')}` });
      return z.NEVER;
    });

/**
 * The operator's choice of an export. `start` and `end` are rows counted from 1, both included, in the order of
 * `sortBy` and `sortOrder` if given, otherwise of creation; `date` is the UTC day of the listing.
 */
export const exportChoiceSchema = z
  .strictObject({
    type: z.enum(exportTypes, { error: oneOf(exportTypes) }).default('all'),
    start: row(),
    end: row(),
    date: pastDay.optional(),
    category: searchText().optional(),
    city: searchText().optional(),
    businessType: searchText().optional(),
    country: searchText().optional(),
    search: searchText().optional(),
    changedSince: pastDay.optional(),
    source: z.enum(businessSources, { error: oneOf(businessSources) }).optional(),
    run: z.string().max(100).optional(),
    runPart: z.enum(runParts, { error: oneOf(runParts) }).optional(),
    website: z.enum(websiteStates, { error: oneOf(websiteStates) }).optional(),
    photos: z.enum(photoOutcomes, { error: oneOf(photoOutcomes) }).optional(),
    /** A frozen selection; in order of creation. */
    selection: selectionId.optional(),
    /** Defaults to CSV. */
    format: z.enum(exportFormats, { error: oneOf(exportFormats) }).optional(),
    /** In the order of an export's columns, whatever the order given; defaults to all. */
    columns: columnsParameter().optional(),
    sortBy: z.enum(panelSorts, { error: oneOf(panelSorts) }).optional(),
    sortOrder: z.enum(['asc', 'desc'], { error: oneOf(['asc', 'desc']) }).default('asc'),
  })
  .superRefine(({ type, start, end, date, selection, sortBy }, context) => {
    const fault = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (type === 'range') {
      if (start === undefined) fault('start', "must be the first row, counting from 1, for type 'range'");
      if (end === undefined) fault('end', "must be the last row, counting from 1, for type 'range'");
      if (start !== undefined && end !== undefined && start > end)
        fault('end', 'must not be less than start');
    }
    if (selection !== undefined && type !== 'all') fault('type', "must be 'all' for a selection");
    if (selection !== undefined && sortBy !== undefined) fault('sortBy', 'must be omitted for a selection');
    if (type === 'date' && date === undefined)
      fault('date', "must be a date in the form YYYY-MM-DD for type 'date'");
  });
export type ExportChoice = z.output<typeof exportChoiceSchema>;
