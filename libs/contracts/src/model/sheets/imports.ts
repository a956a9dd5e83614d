/** What to do with a business that already exists. */
export const duplicateModes = ['skip', 'update'] as const;
export type DuplicateMode = (typeof duplicateModes)[number];

/** What an import in mode 'update' does with fields that someone has edited; 'keep' by default. */
export const editedModes = ['keep', 'overwrite'] as const;
export type EditedMode = (typeof editedModes)[number];

/** How often a scheduled import fetches its file. */
export const scheduleIntervals = ['hour', 'day', 'week'] as const;
export type ScheduleInterval = (typeof scheduleIntervals)[number];

export const importRunStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
