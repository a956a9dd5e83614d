/** What only the page of a business says. */
export const business = {
  /** An attribute or a group of them, by the name that its source gives it. */
  attribute: (name: string) => name,
  /** The language of `attribute`; 'und' for unknown. */
  attributeLang: 'und',
};
