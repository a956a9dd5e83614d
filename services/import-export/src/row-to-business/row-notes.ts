import type { BusinessInput, RowNote } from '@gewerk/contracts/sheets';

/** A note on one field of one row. */
export type FieldNote = Omit<RowNote, 'row_number' | 'field'> & { readonly field: keyof BusinessInput };

/** Maximum length of a value as repeated in a note or an error. */
const QUOTED_LENGTH = 100;

export const quoted = (value: string): string => value.slice(0, QUOTED_LENGTH);
