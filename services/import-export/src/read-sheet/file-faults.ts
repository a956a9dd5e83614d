import { IMPORT, refused } from '@gewerk/contracts/sheets';
import { MAX_CSV_ROWS } from './sheet-limits.js';

/** Every reason for rejecting a whole file, in one place. */
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
  tooLong: (ms: number) => refused('files-take-too-long', { seconds: ms / 1_000 }),
  tooManyRows: () => refused('file-too-many-rows', { rows: MAX_CSV_ROWS }),
  noSheet: () => refused('file-without-sheet'),
  noSuchSheet: (sheet: string, names: readonly string[]) =>
    refused('file-without-this-sheet', { sheet, sheets: listed(names) }),
  otherColumns: (file: string, first: string) => refused('files-differ', { file, first }),
  noHeader: () => refused('file-without-header'),
} as const;

/** Length limit of a fact in a reason. */
const FACT_LENGTH = 100;

/** As many names as fit, with an ellipsis if there are more. */
function listed(names: readonly string[]): string {
  const whole = names.join(', ');
  if (whole.length <= FACT_LENGTH) return whole;
  const cut = whole.slice(0, FACT_LENGTH - 3);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(', '), 0)) || cut}, …`;
}
