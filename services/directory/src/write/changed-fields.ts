import type { BusinessFields } from '../record/index.js';

export interface FieldChanges {
  set: Record<string, unknown>;
  unset: Record<string, ''>;
  /** Whether anything differs. */
  any: boolean;
}

/** The update for the fields that differ; those that are undefined in `after` are unset. */
export function changedFields(before: BusinessFields, after: Partial<BusinessFields>): FieldChanges {
  const changes: FieldChanges = { set: {}, unset: {}, any: false };
  for (const [field, value] of Object.entries(after)) {
    const old: unknown = before[field as keyof BusinessFields];
    if (same(old, value)) continue;
    changes.any = true;
    if (value === undefined) changes.unset[field] = '';
    else changes.set[field] = value;
  }
  return changes;
}

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object') return (a ?? undefined) === (b ?? undefined);
  return JSON.stringify(a) === JSON.stringify(b);
}
