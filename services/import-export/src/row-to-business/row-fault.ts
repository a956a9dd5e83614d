import type { ReportedRow } from '@gewerk/contracts/sheets';

/**
 * The fields that decide whether a row is imported at all; any other faulty field is noted and left out (decision
 * 075).
 */
export type DecisiveField = 'name' | 'placeId' | 'postStatus';

/** Why a row cannot be imported. Thrown and caught only while mapping one row. */
export class RowFault extends Error {
  constructor(
    readonly code: ReportedRow['code'],
    readonly field: DecisiveField,
    readonly value: string | null,
  ) {
    super(`${code} ${field}`);
  }
}
