/** What a business that a bulk change wrote last has as its run. */
export const sourceOf = (runId: string) =>
  ({ kind: 'panel', runId: `bulk:${runId}`, origin: 'bulk', run: runId }) as const;
