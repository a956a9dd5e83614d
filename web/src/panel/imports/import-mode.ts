/** What becomes of businesses that are there; 'overwrite' also changes fields that someone has edited. */
export const importModes = ['skip', 'update', 'overwrite'] as const;
export type ImportMode = (typeof importModes)[number];
