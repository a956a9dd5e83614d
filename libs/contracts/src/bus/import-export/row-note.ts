import { z } from 'zod';

/**
 * What happened to one field of a row that was imported:
 * - `invalid`, `too-long`, `unreadable`: the field was left out;
 * - `kept`: the field was left as it is, since someone has edited it;
 * - `inferred`: the row has no value; `result` was derived from its other fields;
 * - `corrected`: stored as `result`, which agrees with the row's other fields;
 * - `doubtful`: stored as given, though the row's other fields suggest `result`;
 * - `misspelt`: stored as given, though it looks like a misspelt `result`.
 */
export const rowNoteCodes = [
  'invalid',
  'too-long',
  'unreadable',
  'kept',
  'inferred',
  'corrected',
  'doubtful',
  'misspelt',
] as const;
export type RowNoteCode = (typeof rowNoteCodes)[number];

export const rowNoteSchema = z.object({
  row_number: z.number().int(),
  code: z.enum(rowNoteCodes),
  /** A field of a business (`businessInputSchema`). */
  field: z.string(),
  /** The beginning of the row's value, at most 100 characters; null if it has none. */
  value: z.string().nullable(),
  /** At most 100 characters; null if the field was left out. */
  result: z.string().nullable(),
});
export type RowNote = z.infer<typeof rowNoteSchema>;
