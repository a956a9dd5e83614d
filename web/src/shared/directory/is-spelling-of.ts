/** 'berlin' is another spelling of Berlin. */
const spellings = new Intl.Collator('de', { sensitivity: 'base', ignorePunctuation: true });

/** Whether two names have the same letters, whatever their case, accents and punctuation. */
export const isSpellingOf = (one: string, other: string): boolean => spellings.compare(one, other) === 0;
