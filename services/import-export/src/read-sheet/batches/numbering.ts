/**
 * Rows and batches of several files are numbered as one run's: each file begins at a number that no file before it reaches.
 * The first file's rows have their own numbers.
 */
const FILE = { rows: 2_000_000, batches: 1_000_000 } as const;

/** What the numbers of a file begin with. */
export interface Beginning {
  readonly row: number;
  readonly batch: number;
}

export const beginningOf = (file: number): Beginning => ({
  row: file * FILE.rows,
  batch: file * FILE.batches,
});

/** Which file a row of a run is in, from 0, and its number there. */
export const placeOf = (row: number): { file: number; row: number } => ({
  file: Math.floor(row / FILE.rows),
  row: row % FILE.rows,
});
