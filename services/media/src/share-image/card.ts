/** A place on the globe. */
export interface Spot {
  latitude: number;
  longitude: number;
}

/** What a share image shows. */
export interface Card {
  /** Above the title: a business's category, or what the number below counts. */
  kicker: string;
  title: string;
  /** '4,8', one decimal as it is written in German. */
  rating: string | null;
  reviews: string | null;
  /** Below the title: the city, or a number with its unit. */
  line: string;
  /** Shown beside the title; a letter where there is no photo, nothing where both are null. */
  photo: string | null;
  letter: string | null;
  /** Lit on the map of Germany; null where nothing is. */
  lit: Spot | null;
  /** False for what is not in Germany: it has no map. */
  hasMap: boolean;
}
