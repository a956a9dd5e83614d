/** The history of a business. Ours. */
export const HISTORY = {
  /** Changes of one business; older ones are dropped. */
  entries: 50,
  /** Longest former value kept, in characters of its JSON. */
  valueLength: 16_000,
  /** All former values of one change together. */
  changeLength: 32_000,
  /** Runs (imports, bulk changes) recorded as having changed a business; older ones are dropped. */
  runs: 10,
} as const;
