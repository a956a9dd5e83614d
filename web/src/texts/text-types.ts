/**
 * Muted colours of categories. Each has a background and a text colour with a contrast of at least 4.5:1 in both
 * colour modes.
 */
export const tints = ['petrol', 'ochre', 'plum', 'steel', 'brick', 'rose', 'indigo', 'moss', 'grey'] as const;
export type Tint = (typeof tints)[number];

export interface CategoryTexts {
  readonly name: string;
  readonly tint: Tint;
}

/** The description on a category's page. */
export interface CategoryAbout {
  readonly description: string;
  readonly services: readonly string[];
}
