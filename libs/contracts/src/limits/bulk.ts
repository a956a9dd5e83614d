/** Changes of many businesses at once. Ours. */
export const BULK = {
  /** Businesses chosen one by one. */
  chosen: 1_000,
  /** Businesses of one change. */
  most: 1_000_000,
  /** Names that a preview shows. */
  examples: 5,
  /** Characters that a list shows of a value that was set. */
  shownValue: 80,
  /** Changes on a page of their list. */
  listed: 20,
} as const;
