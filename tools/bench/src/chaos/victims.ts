/** The processes of the single-machine setup that are killed. */
export const VICTIMS = [
  'directory',
  'search',
  'settings',
  'import-export',
  'gateway',
  'mongo',
  'nats',
  'redis',
  'meili',
] as const;

export type Victim = (typeof VICTIMS)[number];

/**
 * While one of these is unavailable, a search may remain unanswered or be answered as unavailable; the loss
 * of any other must go unnoticed.
 */
const ON_THE_WAY: readonly Victim[] = ['gateway', 'nats', 'search'];

/** Whether a search may have this outcome while the victim is unavailable. */
export const isTolerated = (victim: Victim, outcome: string): boolean =>
  outcome === '200' || (ON_THE_WAY.includes(victim) && /^(?:503|504|none \(.+\))$/.test(outcome));

/** Victims whose death during an import must not affect its outcome. */
export const IMPORT_VICTIMS = [
  'import-export',
  'directory',
  'gateway',
  'redis',
  'mongo',
  'nats',
  'meili',
] as const satisfies readonly Victim[];
