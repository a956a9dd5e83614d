import { z } from 'zod';
import { businessSources, runParts } from '../../model/business-sources.js';
import { boundedInteger, searchText } from '../../model/inputs/query.js';
import { panelSorts, pastDay } from '../search/list-panel-businesses.js';
import { exportTypes } from '../../model/exports.js';

const LAST_ROW = 100_000_000;
const row = () => boundedInteger(1, LAST_ROW).optional();
const oneOf = (values: readonly string[]) => `must be one of ${values.join(', ')}`;

/**
 * The operator's choice of an export. `start` and `end` are rows counted from 1, both included, in the order of `sortBy`
 * and `sortOrder` where given, else of creation; `date` is the UTC day of the listing.
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
    source: z.enum(businessSources, { error: oneOf(businessSources) }).optional(),
    run: z.string().max(100).optional(),
    runPart: z.enum(runParts, { error: oneOf(runParts) }).optional(),
    sortBy: z.enum(panelSorts, { error: oneOf(panelSorts) }).optional(),
    sortOrder: z.enum(['asc', 'desc'], { error: oneOf(['asc', 'desc']) }).default('asc'),
  })
  .superRefine(({ type, start, end, date }, context) => {
    const fault = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (type === 'range') {
      if (start === undefined) fault('start', "must be the first row, counting from 1, for type 'range'");
      if (end === undefined) fault('end', "must be the last row, counting from 1, for type 'range'");
      if (start !== undefined && end !== undefined && start > end)
        fault('end', 'must not be less than start');
    }
    if (type === 'date' && date === undefined)
      fault('date', "must be a date in the form YYYY-MM-DD for type 'date'");
  });
export type ExportChoice = z.output<typeof exportChoiceSchema>;
