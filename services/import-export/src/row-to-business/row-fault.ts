import type { BusinessInput, RowError } from '@gewerk/contracts/sheets';

/** Fields of a business, and the one column that decides whether a row is taken at all. */
export type FaultyField = keyof BusinessInput | 'postStatus';

/** Why a row cannot be taken. Thrown and caught within the mapping of one row only. */
export class RowFault extends Error {
  constructor(
    readonly code: RowError['code'],
    readonly field: FaultyField,
    readonly value: string | null,
  ) {
    super(`${code} ${field}`);
  }
}
