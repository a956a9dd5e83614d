/** Where a business came from first: a file, the demo data, a visitor, the panel. */
export const businessSources = ['import', 'demo', 'submission', 'panel'] as const;
export type BusinessSourceKind = (typeof businessSources)[number];

/** Of what a run touched: all, the businesses that it created, or those that it changed. */
export const runParts = ['new', 'changed'] as const;
export type RunPart = (typeof runParts)[number];
