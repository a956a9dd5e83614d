/** Things and sayings by trade key: comma-separated, the words of a saying in any order. */
export type Needs = Readonly<Record<string, { de: string; en: string; tr: string }>>;
