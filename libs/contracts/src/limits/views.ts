/** Saved views of the panel's list. Ours. */
export const PANEL_VIEWS = {
  /** Maximum number of views of one account. */
  most: 50,
  /** Name of a view, in characters. */
  nameLength: 60,
  /** The list's address, in characters. */
  addressLength: 2_000,
} as const;
