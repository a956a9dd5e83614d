import { setTimeout as pause } from 'node:timers/promises';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { Gauge } from 'prom-client';
import { type HeldLease, Lease, type LeaseRecord } from '../lease/lease.js';
import { logger } from '../observe/logger.js';
import { metrics } from '../observe/metrics.js';
import { assertInOrder, type Migration, type Providers } from './migration.js';
import { attemptMigration } from './migration-attempt.js';
import { MigrationRecords } from './migration-records.js';
import { MIGRATION_TIMINGS } from './migration-timings.js';

const pendingMigrations = new Gauge({
  name: 'gewerk_migrations_pending',
  help: 'Migrations of this version that are not finished in its database',
  registers: [metrics],
});

const NO_PROVIDERS: Providers = {
  get: ({ name }) => {
    throw new Error(`A migration asks for ${name}, but there are no providers.`);
  },
};

/** Runs pending migrations in order, in one process at a time, while all processes serve. */
export class MigrationRunner implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly ending = new AbortController();
  private readonly records: MigrationRecords;
  private readonly lease: Lease;
  private running: Promise<void> = Promise.resolve();
  private isUnknownTold = false;

  constructor(
    private readonly connection: Connection,
    private readonly declared: readonly Migration[],
    private readonly timings = MIGRATION_TIMINGS,
    private readonly providers: Providers = NO_PROVIDERS,
  ) {
    assertInOrder(declared);
    this.records = new MigrationRecords(connection);
    this.lease = new Lease({
      leases: connection.collection<LeaseRecord>('migration_lease'),
      id: 'migrations',
      on: 'the migrations',
      leaseMs: timings.lease,
    });
  }

  /** Not awaited, so that no migration delays the start of a process. */
  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  /** Resolves once the running batch has ended. */
  async onModuleDestroy(): Promise<void> {
    this.ending.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    let isDone = false;
    for (let wait = this.timings.firstLook; !isDone && (await this.goesOnAfter(wait));) {
      isDone = await this.runAll().catch((error: unknown) => {
        logger.warn({ err: error }, 'Could not run the migrations; trying again');
        return false;
      });
      wait = this.timings.lookEvery;
    }
  }

  /** Resolves to true after the wait, or to false as soon as the process stops. */
  private goesOnAfter(waitMs: number): Promise<boolean> {
    return pause(waitMs, true, { signal: this.ending.signal, ref: false }).catch(() => false);
  }

  /** Runs what is pending, if no other process does; returns whether nothing is left to do. */
  private async runAll(): Promise<boolean> {
    await this.logUnknown();
    if ((await this.pending()).length === 0) return true;
    const lease = await this.lease.acquire();
    if (!lease) return false;
    try {
      return await this.runPending(lease);
    } finally {
      await lease.release();
    }
  }

  private async runPending(lease: HeldLease): Promise<boolean> {
    const { connection, records, timings, providers } = this;
    const ending = this.ending.signal;
    for (;;) {
      const [migration] = await this.pending();
      if (!migration) return true;
      if (ending.aborted || (await records.rests(migration.name))) return false;
      if (!(await attemptMigration({ connection, records, migration, lease, ending, timings, providers })))
        return false;
    }
  }

  private async pending(): Promise<Migration[]> {
    const pending = await this.records.pending(this.declared);
    pendingMigrations.set(pending.length);
    return pending;
  }

  private async logUnknown(): Promise<void> {
    if (this.isUnknownTold) return;
    const unknown = await this.records.unknown(this.declared);
    this.isUnknownTold = true;
    if (unknown.length > 0)
      logger.warn(
        { unknown },
        'The database contains migrations of a newer version; this version continues to serve requests',
      );
  }
}
