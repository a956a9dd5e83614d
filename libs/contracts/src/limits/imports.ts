import { MINUTE } from './durations.js';

/** Imports of spreadsheets. */
export const IMPORT = {
  /** Largest file, in bytes (admin specification, section 9). */
  maxBytes: 20 * 1024 * 1024,
  /** Maximum number of files of one run. Ours. */
  maxFiles: 50,
  /** Maximum duration of the import of one file, in ms (admin specification, section 9). */
  timeout: 20 * MINUTE,
  /** Maximum duration of the check of all files before a run begins, in ms. Ours. */
  inspectTimeout: 100_000,
  /** Maximum duration of a preview, in ms (decision 022). */
  previewTimeout: 2 * MINUTE,
  /** Maximum length of a business's name in a report, in characters. Ours. */
  reportedName: 150,
  /** Maximum length of a file name in a report on several files; a longer one is reduced to its end. Ours. */
  reportedFile: 80,
  /** Maximum number of raw values that the operator assigns to categories. Ours. */
  mappedValues: 100,
  /** Maximum length of the JSON of all assigned values in a query, in characters. Ours. */
  mappedLength: 6_000,
  /** Maximum number of scheduled imports. Ours. */
  schedules: 20,
  /** Maximum length of the address of a scheduled file, in characters. Ours. */
  addressLength: 1_000,
  /** Maximum duration of the fetch of a scheduled file, in ms. Ours. */
  fetchTimeout: MINUTE,
} as const;

/** Maximum duration of a run that imports this number of files, in ms: they are read one after the other. */
export const longestImport = (files: number): number => IMPORT.timeout * files;
