/** By trade and kind, the words that name the kind, comma-separated. */
export type Kinds = Readonly<Record<string, Readonly<Record<string, string>>>>;
