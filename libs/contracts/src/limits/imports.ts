import { MINUTE } from './durations.js';

/** Imports of spreadsheets. */
export const IMPORT = {
  /** Largest file, in bytes (admin specification, section 9). */
  maxBytes: 20 * 1024 * 1024,
  /** Files of one run. Ours. */
  maxFiles: 50,
  /** Longest import of one file, in ms (admin specification, section 9). */
  timeout: 20 * MINUTE,
  /** Longest check of all files of a run before it begins, in ms. Ours. */
  inspectTimeout: 100_000,
  /** Longest preview, in ms (decision 022). */
  previewTimeout: 2 * MINUTE,
  /** Longest name of a business in a report, in characters. Ours. */
  reportedName: 150,
  /** Longest file name in a report on several files; of a longer one the end is kept. Ours. */
  reportedFile: 80,
  /** Most raw values of a column that the operator assigns to categories. Ours. */
  mappedValues: 100,
  /** Longest JSON of all assigned values in a query, in characters. Ours. */
  mappedLength: 6_000,
  /** Most scheduled imports. Ours. */
  schedules: 20,
  /** Longest address of a scheduled file, in characters. Ours. */
  addressLength: 1_000,
  /** Longest fetch of a scheduled file, in ms. Ours. */
  fetchTimeout: MINUTE,
} as const;

/** Longest run that imports this number of files, in ms: the files are read one after the other. */
export const longestImport = (files: number): number => IMPORT.timeout * files;
