/** What is kept of the changes of a business. Ours. */
export const HISTORY = {
  /** Changes of one business; older ones are dropped. */
  entries: 50,
  /** Longest former value that is kept, in characters of its JSON. */
  valueLength: 16_000,
  /** All former values of one change together. */
  changeLength: 32_000,
  /** Runs (imports, bulk changes) that a business names as having changed it; older ones are dropped. */
  runs: 10,
} as const;
