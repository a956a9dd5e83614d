/** Compares names loosely, so that 'berlin' is another spelling of Berlin. */
const spellings = new Intl.Collator('de', { sensitivity: 'base', ignorePunctuation: true });

/** Whether two names have the same letters, regardless of case, accents and punctuation. */
export const isSpellingOf = (one: string, other: string): boolean => spellings.compare(one, other) === 0;
