import type { ReportedRow } from '@gewerk/contracts/sheets';

/** What decides whether a row is taken at all; any other field is noted and left out (decision 075). */
export type DecisiveField = 'name' | 'placeId' | 'postStatus';

/** Why a row cannot be taken. Thrown and caught within the mapping of one row only. */
export class RowFault extends Error {
  constructor(
    readonly code: ReportedRow['code'],
    readonly field: DecisiveField,
    readonly value: string | null,
  ) {
    super(`${code} ${field}`);
  }
}
