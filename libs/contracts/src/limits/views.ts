/** Views of the panel's list that an account keeps. Ours. */
export const PANEL_VIEWS = {
  /** Most views of one account. */
  most: 50,
  /** Name of a view, in characters. */
  nameLength: 60,
  /** Characters of a list's address. */
  addressLength: 2_000,
} as const;
