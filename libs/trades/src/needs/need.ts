/**
 * Things ('Rohr') and sayings ('Rohr verstopft') by trade key, comma-separated; the words of a saying may be
 * in any order.
 */
export type Needs = Readonly<Record<string, { de: string; en: string; tr: string }>>;
