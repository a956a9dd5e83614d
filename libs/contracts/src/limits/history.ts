/** The history of a business. Ours. */
export const HISTORY = {
  /** Number of changes kept for a business; older ones are dropped. */
  entries: 50,
  /** Longest former value kept, in characters of its JSON. */
  valueLength: 16_000,
  /** Maximum length of all former values of one change together. */
  changeLength: 32_000,
  /** Number of runs (imports, bulk changes) recorded as having changed a business; older ones are dropped. */
  runs: 10,
} as const;
