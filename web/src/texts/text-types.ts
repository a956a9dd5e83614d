/** Muted colours of categories; each has a ground and a text colour of contrast 4.5:1 or more in both modes. */
export const tints = ['petrol', 'ochre', 'plum', 'steel', 'brick', 'rose', 'indigo', 'moss', 'grey'] as const;
export type Tint = (typeof tints)[number];

export interface CategoryTexts {
  readonly name: string;
  readonly tint: Tint;
}

/** What a category's page says of it. */
export interface CategoryAbout {
  readonly description: string;
  readonly services: readonly string[];
}
