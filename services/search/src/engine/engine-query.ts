/** A search request to Meilisearch. */
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
  /** Only if requested. */
  id?: string;
  card: string;
  opening: string | null;
  tradeKey?: string | null;
  /** Folded texts, only if requested. */
  trades?: string;
  description?: string;
  /** Metres from the point by which the hits are sorted. */
  _geoDistance?: number;
}

export interface EngineAnswer {
  hits: EngineHit[];
  estimatedTotalHits: number;
  /** Hits by value of each requested facet. */
  facetDistribution?: Record<string, Record<string, number>>;
}

/** The engine cannot respond now: it is unavailable, slow, overloaded or without its index. */
export class EngineUnavailable extends Error {
  override readonly name: string = 'EngineUnavailable';
}

/** The engine rejects the query because it lacks a feature that the query needs. */
export class EngineRefused extends EngineUnavailable {
  override readonly name = 'EngineRefused';
}

/** There is no index: none was built yet, or the engine has lost its data. */
export class IndexMissing extends EngineUnavailable {
  override readonly name = 'IndexMissing';
}
