/** A business as returned in an answer. */
export interface Hit {
  place_id: string;
  name: string;
  category: string | null;
  city: string;
  postalCode: string | null;
  distanceKm?: number;
}

export interface SearchAnswer {
  businesses: Hit[];
  total: number;
  notice: { kind: string } | null;
  understood?: { ignored: string[]; parts: { kind: string }[] };
}

export interface SuggestAnswer {
  businesses: { name: string }[];
  categories: { slug: string; trade: string | null }[];
  cities: { city: string }[];
  searches?: { query: string; location: string }[] | undefined;
  places?: { location: string }[] | undefined;
}

/** A question, and the condition that its first five results must meet. */
export interface Probe {
  family: string;
  query?: string;
  location?: string;
  fits: (first: readonly Hit[], answer: SearchAnswer) => boolean;
}

export interface SuggestProbe {
  family: string;
  query: string;
  /** The field that is being typed into; the search text if missing. */
  field?: 'location';
  fits: (answer: SuggestAnswer) => boolean;
}
