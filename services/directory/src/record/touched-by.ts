import type { RunPart } from '@gewerk/contracts';

/** Matches the businesses that a run created or changed. */
export function touchedBy(
  run: string,
  part: RunPart | undefined,
  prefix: '' | 'record.' = '',
): Record<string, unknown> {
  const created = { [`${prefix}source.runId`]: run };
  const changed = { [`${prefix}changedBy`]: run };
  if (part === 'new') return created;
  return part === 'changed' ? changed : { $or: [created, changed] };
}
