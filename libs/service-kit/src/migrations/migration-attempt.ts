import type { Connection } from 'mongoose';
import type { HeldLease } from '../lease/lease.js';
import { logger } from '../observe/logger.js';
import type { Migration, Providers } from './migration.js';
import type { MigrationRecords } from './migration-records.js';
import { Interrupted, MigrationRun } from './migration-run.js';
import { type MigrationTimings, restAfter } from './migration-timings.js';

interface Attempt {
  connection: Connection;
  records: MigrationRecords;
  migration: Migration;
  lease: HeldLease;
  ending: AbortSignal;
  timings: MigrationTimings;
  providers: Providers;
}

/** Runs a migration from where it stopped. Returns whether it was completed; a failure is logged and recorded. */
export async function attemptMigration(attempt: Attempt): Promise<boolean> {
  const { connection, records, migration, lease, ending } = attempt;
  const { name } = migration;
  const { db } = connection;
  if (!db) throw new Error('not connected');
  await records.begin(migration, lease.holder);
  try {
    await migration.up(db, new MigrationRun(connection, records, name, lease, ending), attempt.providers);
    const ended = await records.end(name, lease.holder);
    if (!ended) throw new Interrupted('another process has taken over');
    logger.info(
      { migration: name, changed: ended.changed, startedAt: ended.startedAt },
      'A migration has ended',
    );
    return true;
  } catch (error) {
    if (error instanceof Interrupted)
      logger.info(
        { migration: name, reason: error.message },
        'A migration was interrupted; it will continue later',
      );
    else await noteFailure(attempt, error);
    return false;
  }
}

async function noteFailure({ records, migration, lease, timings }: Attempt, error: unknown): Promise<void> {
  const { name } = migration;
  const record = await records.held(name, lease.holder);
  const failures = (record?.failures ?? 0) + 1;
  const restMs = restAfter(failures, timings);
  logger.error({ err: error, migration: name, failures, restMs }, 'A migration failed; it will be retried');
  await records.fail(name, lease.holder, String(error), restMs);
}
