export interface Spot {
  latitude: number;
  longitude: number;
}

/** The site that the card is for. */
export interface CardSite {
  name: string;
  /** `#RRGGBB`; the default colour if missing. */
  accent?: string | undefined;
  /** A data URL; without it, the card shows the mark. */
  logo?: { address: string; hasName: boolean } | undefined;
}

export interface Card {
  site: CardSite;
  /** Above the title: the category, or a label for the number below. */
  kicker: string;
  title: string;
  /** German notation: '4,8'. */
  rating: string | null;
  reviews: string | null;
  /** Below the title: the city, or a number with its unit. */
  line: string;
  /** Next to the title. A letter replaces a missing photo; if both are null, nothing is shown. */
  photo: string | null;
  letter: string | null;
  /** Highlighted on the map of Germany. */
  lit: Spot | null;
  /** False outside Germany. */
  hasMap: boolean;
}
