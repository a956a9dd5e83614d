import type { Model, QueryFilter } from 'mongoose';

/** How much waits, and since when the oldest (ISO instant; null for none). */
export interface Waiting {
  count: number;
  since: string | null;
}

/** Counts what a filter, which begins with `state`, matches. */
export async function waitingOf<R extends { receivedAt: Date }>(
  model: Model<R>,
  filter: QueryFilter<R>,
): Promise<Waiting> {
  const [count, oldest] = await Promise.all([
    model.countDocuments(filter),
    model.findOne(filter, { receivedAt: 1 }).sort({ receivedAt: 1 }).lean<Pick<R, 'receivedAt'>>(),
  ]);
  return { count, since: oldest?.receivedAt.toISOString() ?? null };
}
