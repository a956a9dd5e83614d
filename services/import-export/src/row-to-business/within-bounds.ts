import { businessInputSchema, type BusinessInput } from '@gewerk/contracts/sheets';
import type { RowCells } from './row-cells.js';
import { RowFault } from './row-fault.js';

/** Without a valid value in these fields there is no business, or it is a different one. */
const DECISIVE: readonly string[] = ['name', 'placeId'];

/**
 * The business without values outside the contract's bounds, which are noted. Throws if its name or id is outside
 * them.
 */
export function withinBounds(business: BusinessInput, cells: RowCells): BusinessInput {
  const result = businessInputSchema.safeParse(business);
  if (result.success) return business;
  const kept: Record<string, unknown> = { ...business };
  for (const field of new Set(result.error.issues.map(({ path: [field] }) => String(field)))) {
    const issue = result.error.issues.find(({ path }) => path[0] === field);
    const value = kept[field];
    const code = issue?.code === 'too_big' && typeof value !== 'number' ? 'too-long' : 'invalid';
    if (DECISIVE.includes(field)) throw new RowFault(code, field as 'name' | 'placeId', textOf(value));
    const list = Array.isArray(value) ? value.filter((member) => fits(field, [member])) : [];
    const first = list.slice(
      0,
      issue?.path.length === 1 && issue.code === 'too_big' ? Number(issue.maximum) : undefined,
    );
    const dropped = Array.isArray(value) ? value.find((member) => !first.includes(member)) : value;
    cells.note(code, field as keyof BusinessInput, textOf(dropped));
    if (first.length > 0) kept[field] = first;
    else delete kept[field];
  }
  return kept as BusinessInput;
}

function fits(field: string, value: unknown): boolean {
  return businessInputSchema.safeParse({ name: 'x', [field]: value }).success;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
