import { z } from 'zod';
import { BUSINESS_LENGTH, IMPORT } from '../../limits/index.js';

/** Name of a sheet; Excel allows 31 characters, other programs more. */
export const sheetNameSchema = z.string().min(1).max(100);

const raw = z.string().min(1).max(BUSINESS_LENGTH.category);

/** Raw categories of a file with the category to file them under; null skips their rows. */
export const categoryChoiceSchema = z
  .record(raw, z.string().trim().min(1).max(BUSINESS_LENGTH.category).nullable())
  .refine((choice) => Object.keys(choice).length <= IMPORT.mappedValues, {
    message: `must name at most ${IMPORT.mappedValues} values`,
  });

const FORM = 'must be a JSON object whose values are strings or null';

/** Such a choice in a query, as JSON. */
export const categoryChoiceParameter = () =>
  z
    .string({ error: FORM })
    .max(IMPORT.mappedLength, FORM)
    .transform((text, context): Record<string, string | null> => {
      try {
        const parsed = categoryChoiceSchema.safeParse(JSON.parse(text));
        if (parsed.success) return parsed.data;
        context.addIssue({ code: 'custom', message: parsed.error.issues[0]?.message ?? FORM });
      } catch {
        context.addIssue({ code: 'custom', message: FORM });
      }
      return z.NEVER;
    });
