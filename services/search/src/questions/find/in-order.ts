import type { EngineAnswer, EngineHit, EngineQuery } from '../../engine/engine-query.js';
import type { SearchClient } from '../../engine/search.client.js';
import type { Paging } from './engine-queries.js';

export interface InOrder {
  hits: EngineHit[];
  /** Number of hits of each query. */
  counts: readonly number[];
  /** Responses to the additional queries. */
  beside: readonly EngineAnswer[];
}

/**
 * The hits of mutually exclusive queries, one after the other, as one list. This takes one round trip for the
 * first page, otherwise two. Additional queries (`beside`) are sent in the same request.
 * @param order the queries to list, by index, once the number of hits of each is known
 */
export async function askInOrder(
  engine: SearchClient,
  queries: readonly EngineQuery[],
  { limit, offset }: Paging,
  beside: readonly EngineQuery[] = [],
  order: (counts: readonly number[]) => readonly number[] = (counts) => [...counts.keys()],
): Promise<InOrder> {
  const first = offset === 0 ? limit : 0;
  const answers = await engine.searchMany([
    ...queries.map((query) => ({ ...query, limit: first, offset: 0 })),
    ...beside,
  ]);
  const own = answers.slice(0, queries.length);
  const counts = own.map(totalOf);
  const others = { counts, beside: answers.slice(queries.length) };
  const listed = order(counts);
  if (offset === 0) return { ...others, hits: listed.flatMap((at) => own[at]?.hits ?? []).slice(0, limit) };
  const asked = listed.flatMap((at) => {
    const [query, count] = [queries[at], counts[at]];
    return query && count ? [{ query, count }] : [];
  });
  return { ...others, hits: await furtherHits(engine, asked, { limit, offset }) };
}

async function furtherHits(
  engine: SearchClient,
  asked: readonly { query: EngineQuery; count: number }[],
  { limit, offset }: Paging,
): Promise<EngineHit[]> {
  let before = 0;
  const parts: EngineQuery[] = [];
  for (const { query, count } of asked) {
    const from = Math.max(0, offset - before);
    const to = Math.min(count, offset + limit - before);
    if (to > from) parts.push({ ...query, offset: from, limit: to - from });
    before += count;
  }
  const answers = parts.length === 0 ? [] : await engine.searchMany(parts);
  return answers.flatMap(({ hits }) => hits);
}

export const totalOf = ({ estimatedTotalHits }: EngineAnswer): number => estimatedTotalHits;
