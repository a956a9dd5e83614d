/** Changes to many businesses at once. Ours. */
export const BULK = {
  /** Maximum number of businesses selected individually. */
  chosen: 1_000,
  /** Maximum number of businesses in one change. */
  most: 1_000_000,
  /** Number of names that a preview shows. */
  examples: 5,
  /** Number of characters of a new value that a list shows. */
  shownValue: 80,
  /** Number of changes on a page of their list. */
  listed: 20,
} as const;
