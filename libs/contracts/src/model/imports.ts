/** What to do with a business that is there already. */
export const duplicateModes = ['skip', 'update'] as const;
export type DuplicateMode = (typeof duplicateModes)[number];

/** Where an import is. */
export const importRunStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
