import type { Model, QueryFilter } from 'mongoose';

/** How many items are waiting, and when the oldest of them was received (ISO instant; null if there are none). */
export interface Waiting {
  count: number;
  since: string | null;
}

/** Counts the matches of a filter that begins with `state`. */
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
