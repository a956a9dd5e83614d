/** Changes to many businesses at once. Ours. */
export const BULK = {
  /** Maximum number of businesses selected individually. */
  chosen: 1_000,
  /** Maximum number of businesses in one change. */
  most: 1_000_000,
  /** Names that a preview shows. */
  examples: 5,
  /** Characters of a new value shown in a list. */
  shownValue: 80,
  /** Changes on a page of their list. */
  listed: 20,
} as const;
