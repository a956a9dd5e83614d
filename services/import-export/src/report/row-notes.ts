import type { LeftOutField, ReportedRow, RowNote } from '@gewerk/contracts/bus';

interface ReadRows {
  readonly notes: readonly RowNote[];
}

interface StoredRows {
  readonly duplicates: readonly { readonly row_number: number }[];
  readonly errors: readonly { readonly row_number: number }[];
  readonly leftOut?: readonly LeftOutField[] | undefined;
}

/** All notes on the imported rows of a batch, by row: first those from reading, then those from the directory. */
export function notesOf({ notes }: ReadRows, { duplicates, errors, leftOut = [] }: StoredRows): RowNote[] {
  if (notes.length + leftOut.length === 0) return [];
  const others = new Set([...duplicates, ...errors].map(({ row_number }) => row_number));
  return [...notes.filter(({ row_number }) => !others.has(row_number)), ...leftOut.map(asNote)].sort(
    (left, right) => left.row_number - right.row_number,
  );
}

const asNote = (field: LeftOutField): RowNote => ({ ...field, result: field.result ?? null });

/** How many of the rejected rows the operator chose to leave out. */
export const leftOutRows = (rejected: readonly Pick<ReportedRow, 'code'>[]): number =>
  rejected.filter(({ code }) => code === 'left-out').length;
