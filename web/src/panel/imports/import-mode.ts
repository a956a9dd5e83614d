/** What to do with existing businesses; 'overwrite' also changes fields that someone has edited. */
export const importModes = ['skip', 'update', 'overwrite'] as const;
export type ImportMode = (typeof importModes)[number];
