/**
 * Rows and batches of several files are numbered as those of one run: each file begins at a number that no earlier
 * file reaches. The rows of the first file keep their own numbers.
 */
const FILE = { rows: 2_000_000, batches: 1_000_000 } as const;

/** The number to which a file's row numbers are added, and the number of its first batch. */
export interface Beginning {
  readonly row: number;
  readonly batch: number;
}

export const beginningOf = (file: number): Beginning => ({
  row: file * FILE.rows,
  batch: file * FILE.batches,
});

/** Which file of a run a row is in, counted from 0, and its number in that file. */
export const placeOf = (row: number): { file: number; row: number } => ({
  file: Math.floor(row / FILE.rows),
  row: row % FILE.rows,
});
