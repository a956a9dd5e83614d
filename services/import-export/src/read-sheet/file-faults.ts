import { IMPORT, refused } from '@gewerk/contracts/sheets';
import { MAX_CSV_ROWS } from './sheet-limits.js';

/** Every reason for which a whole file is refused, in one place. */
export const fileFaults = {
  tooLarge: () => refused('file-too-large', { megabytes: IMPORT.maxBytes / (1024 * 1024) }),
  empty: () => refused('file-empty'),
  notSpreadsheet: (what: string) => refused('file-no-spreadsheet', { what }),
  encrypted: () => refused('file-encrypted'),
  truncated: () => refused('file-cut-off'),
  damaged: (part: string) => refused('file-damaged', { part }),
  missingPart: (part: string) => refused('file-incomplete', { part }),
  bomb: (what: string) => refused('file-bomb', { what }),
  tooDemanding: () => refused('file-too-demanding'),
  tooManyRows: () => refused('file-too-many-rows', { rows: MAX_CSV_ROWS }),
  noSheet: () => refused('file-without-sheet'),
  noHeader: () => refused('file-without-header'),
} as const;
