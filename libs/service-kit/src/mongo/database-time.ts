import type { Connection } from 'mongoose';

/**
 * What the database's clock shows. For what one process stores and another compares: hosts' clocks differ. Where one command does both,
 * `$$NOW` asks nothing more.
 */
export async function databaseTime({ db }: Connection): Promise<Date> {
  if (!db) throw new Error('not connected to the database');
  const { localTime } = await db.command({ hello: 1 });
  return localTime as Date;
}

/** Matches a record whose time in `field` is still to come. Not for upserts, where MongoDB rejects `$expr`. */
export const isToCome = (field: string) => ({ $expr: { $gt: [`$${field}`, '$$NOW'] } });
