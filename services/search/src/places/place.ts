export interface Place {
  /** As shown: 'Bindlach', '95444'. */
  readonly label: string;
  /** The directory's cities of this name, if any. */
  readonly citySlugs: readonly string[];
  /** Folded name of businesses there; null if the place is no single name. */
  readonly foldedName: string | null;
  /** Name for a search without the index. */
  readonly city: string | null;
  /** Normalised postal code or its beginning. */
  readonly postalCode: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Reach where it is part of a city. */
  readonly radiusKm?: number;
  /** Whether the reach was asked for rather than estimated. */
  readonly isExact?: true;
  /** Whether it is the nearest spelling of another text. */
  readonly isGuess?: true;
}

/** What the reader asks of the world of places. */
export interface Gazetteer {
  /** Whether words name a place exactly. */
  isPlace(folded: string): boolean;
  /** Whether a place of this name is so large or listed that it is meant also where a word of a trade is alike. */
  isWellKnown(folded: string): boolean;
  /** Whether words name a part of a city. */
  isDistrict(folded: string): boolean;
  /**
   * Whether digits are a whole postal code; known of Austria's and Switzerland's, which look like years.
   * @param beside folded words next to them, which may be a city there
   */
  isPostalCode?(digits: string, beside?: readonly string[]): boolean;
  /** Whether a word is a country or a large city where visitors do not search. */
  isElsewhere?(folded: string): boolean;
  /** Whether words may be a misspelt place. */
  resemblesPlace(folded: string): boolean;
}
