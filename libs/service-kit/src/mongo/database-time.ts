import type { Connection } from 'mongoose';

/**
 * The time of the database's clock, for values that one process stores and another compares: hosts' clocks differ.
 * If one command does both, `$$NOW` needs no extra call.
 */
export async function databaseTime({ db }: Connection): Promise<Date> {
  if (!db) throw new Error('not connected to the database');
  const { localTime } = await db.command({ hello: 1 });
  return localTime as Date;
}

/** Matches a record whose time in `field` is in the future. Not for upserts, where MongoDB rejects `$expr`. */
export const isToCome = (field: string) => ({ $expr: { $gt: [`$${field}`, '$$NOW'] } });
