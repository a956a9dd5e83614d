export interface Place {
  /** As shown: 'Bindlach', '95444'. */
  readonly label: string;
  /** The directory's cities of this name or in this area, if any. */
  readonly citySlugs: readonly string[];
  /** Folded city name of the businesses in the place; null if they have no single one. */
  readonly foldedName: string | null;
  /** Name for a search without the index. */
  readonly city: string | null;
  /** Normalised postal code or prefix. */
  readonly postalCode: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Whether the place contains all businesses, as a country does if all listed cities are in it. */
  readonly isWhole?: true;
  /** Radius of a district, an area or a requested circle. */
  readonly radiusKm?: number;
  /** Whether the radius was requested rather than estimated. */
  readonly isExact?: true;
  /** Whether it is a corrected spelling of the text. */
  readonly isGuess?: true;
}

/** The reader's interface to places. */
export interface Gazetteer {
  /** Whether words name a place exactly. */
  isPlace(folded: string): boolean;
  /** Whether a place is listed or so large that it is meant even if a trade's word is spelt the same. */
  isWellKnown(folded: string): boolean;
  /** Whether words name a part of a city. */
  isDistrict(folded: string): boolean;
  /**
   * Whether digits are a whole postal code: a known one, or one next to a place in Austria, Switzerland or
   * Liechtenstein, whose codes look like years.
   * @param beside folded words next to the digits
   */
  isPostalCode?(digits: string, beside?: readonly string[]): boolean;
  /** Whether a word is a country or a large city where visitors do not search. */
  isElsewhere?(folded: string): boolean;
  /** Whether words may be a misspelt place. */
  resemblesPlace(folded: string): boolean;
}
