import type { EngineAnswer, EngineHit, EngineQuery } from '../../engine/engine-query.js';
import type { SearchClient } from '../../engine/search.client.js';
import type { Paging } from './engine-queries.js';

export interface InOrder {
  hits: EngineHit[];
  /** Hits of each query. */
  counts: readonly number[];
}

/** The hits of queries that exclude each other, one query's after the other's, as one list: one round trip on the first page, else two. */
export async function askInOrder(
  engine: SearchClient,
  queries: readonly EngineQuery[],
  { limit, offset }: Paging,
): Promise<InOrder> {
  if (offset === 0) {
    const answers = await engine.searchMany(queries.map((query) => ({ ...query, limit, offset: 0 })));
    return { hits: answers.flatMap(({ hits }) => hits).slice(0, limit), counts: answers.map(totalOf) };
  }
  const counted = await engine.searchMany(queries.map((query) => ({ ...query, limit: 0, offset: 0 })));
  const counts = counted.map(totalOf);
  let before = 0;
  const parts: EngineQuery[] = [];
  for (const [index, query] of queries.entries()) {
    const count = counts[index] ?? 0;
    const from = Math.max(0, offset - before);
    const to = Math.min(count, offset + limit - before);
    if (to > from) parts.push({ ...query, offset: from, limit: to - from });
    before += count;
  }
  const answers = parts.length === 0 ? [] : await engine.searchMany(parts);
  return { hits: answers.flatMap(({ hits }) => hits), counts };
}

export const totalOf = ({ estimatedTotalHits }: EngineAnswer): number => estimatedTotalHits;
