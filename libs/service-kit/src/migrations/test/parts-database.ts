import { startMongo } from '@gewerk/testing';
import { type Connection, createConnection, type mongo } from 'mongoose';
import type { Migration } from '../migration.js';
import type { MigrationRecord } from '../migration-records.js';
import { MigrationRunner } from '../migration-runner.js';
import { testTimings } from './test-timings.js';

export interface Part {
  _id: string;
  /** How often a migration was applied to it. */
  changes?: number;
}

/** A separate database with a collection `parts` for migrations to change, and the replicas that run them. */
export class PartsDatabase {
  private readonly replicas: MigrationRunner[] = [];

  private constructor(
    readonly url: string,
    readonly connection: Connection,
  ) {}

  static async start(): Promise<PartsDatabase> {
    const { url } = await startMongo();
    return new PartsDatabase(url, await createConnection(url).asPromise());
  }

  get parts(): mongo.Collection<Part> {
    return this.connection.collection<Part>('parts');
  }

  get records(): mongo.Collection<MigrationRecord> {
    return this.connection.collection<MigrationRecord>('migrations');
  }

  async fill(count: number): Promise<void> {
    await this.parts.insertMany(Array.from({ length: count }, (_, index) => ({ _id: partId(index) })));
  }

  /** A replica that serves and runs pending migrations. */
  startReplica(...migrations: Migration[]): MigrationRunner {
    const replica = new MigrationRunner(this.connection, migrations, testTimings);
    this.replicas.push(replica);
    replica.onApplicationBootstrap();
    return replica;
  }

  async hasEnded(name: string): Promise<boolean> {
    return (await this.records.countDocuments({ _id: name, endedAt: { $ne: null } })) === 1;
  }

  /** Stops the replicas, then deletes everything stored. */
  async clear(): Promise<void> {
    await Promise.all(this.replicas.splice(0).map((replica) => replica.onModuleDestroy()));
    await this.connection.dropDatabase();
  }

  async close(): Promise<void> {
    await this.clear();
    await this.connection.close();
  }
}

/** Ids in the same order as the numbers. */
export const partId = (index: number): string => `part-${String(index).padStart(6, '0')}`;
