/** What only the page of a business says. */
export const business = {
  /** An attribute or a group of them, by the name that its source gives it. */
  attribute: (name: string) => name,
  /** What a kitchen serves, by the German label that businesses carry; other words as they are. */
  cuisine: (label: string) => label,
  /** The language of `attribute`; 'und' for unknown. */
  attributeLang: 'und',
};
