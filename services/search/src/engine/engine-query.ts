/** A request to Meilisearch's search call, as far as this service uses it. */
export interface EngineQuery {
  q: string;
  filter?: (string | string[])[];
  sort?: string[];
  matchingStrategy?: 'last' | 'all' | 'frequency';
  limit: number;
  offset: number;
  attributesToRetrieve: readonly string[];
  attributesToSearchOn?: readonly string[];
  facets?: readonly string[];
}

export interface EngineHit {
  card: string;
  opening: string | null;
  /** Metres from the point sorted by. */
  _geoDistance?: number;
}

export interface EngineAnswer {
  hits: EngineHit[];
  estimatedTotalHits: number;
  /** Number of hits by value of each facet asked for. */
  facetDistribution?: Record<string, Record<string, number>>;
}

/** The engine cannot answer now: away, too slow, overloaded or without its index. */
export class EngineUnavailable extends Error {
  override readonly name = 'EngineUnavailable';
}
