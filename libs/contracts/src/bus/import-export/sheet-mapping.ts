import { z } from 'zod';
import { MAX_SHEET_COLUMNS, sheetFields, type SheetMapping } from '../../model/sheets/sheet-fields.js';

/** Which column, counted from 0, holds which field, as chosen by the operator; the name must be among them. */
export const sheetMappingSchema = z
  .partialRecord(
    z.enum(sheetFields),
    z
      .number()
      .int()
      .min(0)
      .max(MAX_SHEET_COLUMNS - 1),
  )
  .refine((mapping) => mapping.name !== undefined, 'must include the name column');

const ENTRY = /^([A-Za-z0-9]+):(0|[1-9][0-9]{0,3})$/;
const FORM = 'must list fields with their columns, counting from 0, such as name:0,city:4';

/** A mapping in a query: `name:0,city:4`. */
export const sheetMappingParameter = () =>
  z
    .string({ error: FORM })
    .max(2_000, FORM)
    .transform((text, context): SheetMapping => {
      const entries = text.split(',').map((entry) => ENTRY.exec(entry));
      const parsed = sheetMappingSchema.safeParse(
        Object.fromEntries(entries.map((entry) => [entry?.[1] ?? '', Number(entry?.[2])])),
      );
      if (parsed.success) return parsed.data;
      const isNameless = parsed.error.issues.every(({ code }) => code === 'custom');
      context.addIssue({
        code: 'custom',
        message: isNameless ? 'must include the name column' : FORM,
      });
      return z.NEVER;
    });
