import { metricsOf, type SystemRecord } from '../system/system-record.js';

/** The number of searches that a search process has answered, according to its metrics. */
export interface RoundTrips {
  /** Of these, the searches with at most two requests to the engine, one after the other. */
  few: number;
  all: number;
}

const FEW = /^gewerk_search_round_trips_bucket\{[^}]*le="2"[^}]*\} (\d+)$/m;
const ALL = /^gewerk_search_round_trips_count(?:\{[^}]*\})? (\d+)$/m;

/** @throws Error if the search process does not count them */
export async function roundTrips(record: SystemRecord): Promise<RoundTrips> {
  const text = await metricsOf(record, 'search');
  const [few, all] = [FEW, ALL].map((pattern) => Number(pattern.exec(text)?.[1]));
  if (few === undefined || all === undefined || Number.isNaN(few + all))
    throw new Error('the metrics of the search service do not count its requests to the engine');
  return { few, all };
}
