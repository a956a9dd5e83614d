/** Changes of many businesses at once. Ours. */
export const BULK = {
  /** Businesses selected individually. */
  chosen: 1_000,
  /** Businesses in one change. */
  most: 1_000_000,
  /** Names that a preview shows. */
  examples: 5,
  /** Characters of a new value shown in a list. */
  shownValue: 80,
  /** Changes on a page of their list. */
  listed: 20,
} as const;
