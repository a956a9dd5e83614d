const MEGABYTE = 1024 * 1024;

/**
 * Limits on unpacking a workbook. A 20 MB sheet of 70,000 rows unpacks to about 90 MB, a ratio of 5; repetitive
 * real sheets reach 30. Deflate itself can reach 1,032.
 */
export const UNPACKED = {
  entries: 2_000,
  totalBytes: 600 * MEGABYTE,
  ratio: 150,
  /** Parts below this size may have any compression ratio: an empty theme is small and compresses well. */
  ratioFromBytes: 2 * MEGABYTE,
  /** Maximum size of parts that are read as a whole (relationships, workbook, styles). */
  smallPartBytes: 8 * MEGABYTE,
} as const;

/** The header must be among the first rows with content, at most this many: title rows and the header itself. */
export const HEADER_WITHIN_ROWS = 11;

/** Maximum number of rows with content in a CSV file: as many as a sheet of Excel can have. */
export const MAX_CSV_ROWS = 1_048_576;

/** Columns beyond this number are not read; a sheet with many attributes has a few hundred. */
export const MAX_COLUMNS = 4_096;

/**
 * Excel's own limit for the text of a cell is 32,767 characters; longer text is cut here and reported as too long
 * later.
 */
export const MAX_CELL_TEXT = 33_000;

/** Maximum number of links that are read from a sheet: as many as Excel allows. */
export const MAX_LINKS = 65_530;

/** Maximum number of chunks that are read from the list of link targets. */
export const MAX_LINK_PARTS = 128;

/**
 * A batch ends when it reaches either of these limits. Both depend only on the file, so that a run that is
 * continued creates the same batches.
 */
export const BATCH = { rows: 500, bytes: 480_000 } as const;

/** Rows of a file that are kept for correction; those of one batch must fit in one stored document. */
export const FAILED_ROWS = { most: 20_000, rowBytes: 16_000 } as const;

/** Memory of the threads that read sheets, in megabytes of V8 heap. */
export const READER_HEAP = {
  xlsx: { maxOldGenerationSizeMb: 144, maxYoungGenerationSizeMb: 32 },
  xls: { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64 },
  csv: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64 },
} as const;
