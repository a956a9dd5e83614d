/** A block of running text: a paragraph, a paragraph in another language, or a list. */
export type TextBlock = string | { readonly lang: string; readonly text: string } | readonly string[];

/** A section of a legal page. `id` is its anchor, which is the same in every language. */
export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly TextBlock[];
  /** A link at the end of the section, to a path on this site. */
  readonly link?: { readonly text: string; readonly path: string };
}

/** The texts of a legal page. */
export interface LegalTexts {
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  /** When the text was last changed, and the language of that date; null if the page has no date. */
  readonly updated: { readonly lang: string; readonly text: string } | null;
  /** Heading of the table of contents; null if there is none. */
  readonly contents: string | null;
  readonly sections: readonly LegalSection[];
}
