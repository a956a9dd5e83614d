import type { BusinessInput, RowNote } from '@gewerk/contracts/sheets';

/** A note on one row, by field of a business. */
export type FieldNote = Omit<RowNote, 'row_number' | 'field'> & { readonly field: keyof BusinessInput };

/** How much of a value a note or an error repeats. */
const QUOTED_LENGTH = 100;

export const quoted = (value: string): string => value.slice(0, QUOTED_LENGTH);
