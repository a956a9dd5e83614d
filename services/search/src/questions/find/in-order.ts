import type { EngineAnswer, EngineHit, EngineQuery } from '../../engine/engine-query.js';
import type { SearchClient } from '../../engine/search.client.js';
import type { Paging } from './engine-queries.js';

export interface InOrder {
  hits: EngineHit[];
  /** Hits of each query. */
  counts: readonly number[];
  /** Answers to what was asked beside the queries. */
  beside: readonly EngineAnswer[];
}

/**
 * The hits of queries that exclude each other, one query's after the other's, as one list: one round trip on the first
 * page, else two. Queries `beside` them are asked in the same request.
 */
export async function askInOrder(
  engine: SearchClient,
  queries: readonly EngineQuery[],
  { limit, offset }: Paging,
  beside: readonly EngineQuery[] = [],
): Promise<InOrder> {
  const first = offset === 0 ? limit : 0;
  const answers = await engine.searchMany([
    ...queries.map((query) => ({ ...query, limit: first, offset: 0 })),
    ...beside,
  ]);
  const own = answers.slice(0, queries.length);
  const others = { counts: own.map(totalOf), beside: answers.slice(queries.length) };
  if (offset === 0) return { ...others, hits: own.flatMap(({ hits }) => hits).slice(0, limit) };
  return { ...others, hits: await furtherHits(engine, queries, others.counts, { limit, offset }) };
}

async function furtherHits(
  engine: SearchClient,
  queries: readonly EngineQuery[],
  counts: readonly number[],
  { limit, offset }: Paging,
): Promise<EngineHit[]> {
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
  return answers.flatMap(({ hits }) => hits);
}

export const totalOf = ({ estimatedTotalHits }: EngineAnswer): number => estimatedTotalHits;
