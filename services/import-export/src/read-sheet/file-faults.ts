import { GewerkError, IMPORT } from '@gewerk/contracts/sheets';

const MAX_MEGABYTES = IMPORT.maxBytes / (1024 * 1024);

/** Every reason for which a whole file is refused, in one place. */
export const fileFaults = {
  tooLarge: () =>
    new GewerkError(
      'payload-too-large',
      `The file is larger than ${MAX_MEGABYTES} MB. Split it and import the parts one by one.`,
    ),
  empty: () =>
    new GewerkError(
      'unprocessable-file',
      'The file is empty (0 bytes). Choose an .xlsx, .xls or .csv file with rows in it.',
    ),
  notSpreadsheet: (what: string) =>
    new GewerkError(
      'not-a-spreadsheet',
      `The file is ${what}, not a spreadsheet. Save it as .xlsx, .xls or .csv, under a name that ends so, and import that.`,
    ),
  encrypted: () =>
    new GewerkError(
      'unprocessable-file',
      'The file is encrypted. Save it without a password and import that.',
    ),
  truncated: () =>
    new GewerkError(
      'unprocessable-file',
      'The file is cut off or damaged: its end is missing. Transfer or save it again.',
    ),
  damaged: (part: string) =>
    new GewerkError(
      'unprocessable-file',
      `The file is damaged: ${part} cannot be read. Open it in a spreadsheet program and save it again.`,
    ),
  missingPart: (part: string) =>
    new GewerkError(
      'unprocessable-file',
      `The file is incomplete: ${part} is missing. Open it in a spreadsheet program and save it again.`,
    ),
  bomb: (what: string) =>
    new GewerkError(
      'unprocessable-file',
      `The file unpacks to far more than a sheet of its size holds (${what}), as a zip bomb does. It was not opened.`,
    ),
  tooDemanding: () =>
    new GewerkError(
      'unprocessable-file',
      'The file needs more memory to read than is allowed. Split it and import the parts one by one.',
    ),
  noSheet: () => new GewerkError('unprocessable-file', 'The file has no worksheet.'),
  noHeader: () =>
    new GewerkError(
      'unprocessable-file',
      'No sheet has a recognisable header row. Within the first rows one must name the columns: the name of the business (name, Name, title, Business name, post_title …) and at least one more, such as city, Kategorie or address.',
    ),
} as const;
