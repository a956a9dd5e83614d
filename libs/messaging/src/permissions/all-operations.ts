import * as contracts from '@gewerk/contracts/bus';
import type { Operation } from '@gewerk/contracts/bus';

export const ALL_OPERATIONS: readonly Operation[] = (Object.values(contracts) as unknown[])
  .filter(isOperation)
  .sort((a, b) => (a.subject < b.subject ? -1 : 1));

function isOperation(value: unknown): value is Operation {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['service', 'subject', 'input', 'output', 'timeoutMs'].every((key) => key in value)
  );
}
