/** The original source of a business: a file, the demo data, a visitor, the panel. */
export const businessSources = ['import', 'demo', 'submission', 'panel'] as const;
export type BusinessSourceKind = (typeof businessSources)[number];

/** Subsets of the businesses that a run affected: those that it created, or those that it changed. */
export const runParts = ['new', 'changed'] as const;
export type RunPart = (typeof runParts)[number];
