import type { ClientSession, Connection } from 'mongoose';
import { inMilliseconds, setLiterals } from '../lease/lease-clock.js';
import type { Batch, Migration } from './migration.js';

export interface MigrationRecord {
  _id: string;
  purpose: string;
  /** Empty if the migration has none; absent in older records. */
  version?: string;
  startedAt: Date;
  endedAt: Date | null;
  changed: number;
  /** Where the last batch ended; null before the first one. */
  position: unknown;
  /** The lease's holder; writes of an earlier holder no longer count. */
  holder: string;
  failures: number;
  /** The migration's last failure. */
  fault: string | null;
  /** Null if it did not fail. */
  tryAgainAt: Date | null;
}

const COLLECTION = 'migrations';

export class MigrationRecords {
  constructor(private readonly connection: Connection) {}

  private get records() {
    return this.connection.collection<MigrationRecord>(COLLECTION);
  }

  async pending(declared: readonly Migration[]): Promise<Migration[]> {
    const ended = await this.records
      .find({ endedAt: { $ne: null } }, { projection: { version: 1 } })
      .toArray();
    const versions = new Map(ended.map(({ _id, version }) => [_id, version ?? '']));
    return declared.filter(({ name, version }) => versions.get(name) !== (version ?? ''));
  }

  async unknown(declared: readonly Migration[]): Promise<string[]> {
    const names = declared.map(({ name }) => name);
    const found = await this.records.find({ _id: { $nin: names } }, { projection: { _id: 1 } }).toArray();
    return found.map(({ _id }) => _id);
  }

  /** Whether its last failure, by the database's clock, is too recent to try again. */
  async rests(name: string): Promise<boolean> {
    const isResting = { $expr: { $gt: ['$tryAgainAt', '$$NOW'] } };
    return (await this.records.countDocuments({ _id: name, ...isResting })) > 0;
  }

  async begin({ name, purpose, version = '' }: Migration, holder: string): Promise<void> {
    await this.records.deleteOne({
      _id: name,
      version: { $nin: version === '' ? ['', undefined] : [version] },
    });
    await this.records.updateOne(
      { _id: name },
      {
        $set: { holder, purpose, version },
        $setOnInsert: {
          ...{ startedAt: new Date(), endedAt: null, changed: 0, position: null },
          ...{ failures: 0, fault: null, tryAgainAt: null },
        },
      },
      { upsert: true },
    );
  }

  /** The record while `holder` works on it. */
  held(name: string, holder: string, session?: ClientSession): Promise<MigrationRecord | null> {
    return this.records.findOne({ _id: name, holder }, session ? { session } : {});
  }

  async recordBatch(
    name: string,
    holder: string,
    { changed, position }: Batch<unknown>,
    session: ClientSession,
  ): Promise<void> {
    await this.records.updateOne(
      { _id: name, holder },
      { $set: { position }, $inc: { changed } },
      { session },
    );
  }

  /** Records the end; null if another holder has taken the migration over. */
  end(name: string, holder: string): Promise<MigrationRecord | null> {
    return this.records.findOneAndUpdate(
      { _id: name, holder },
      { $set: { endedAt: new Date(), fault: null, tryAgainAt: null } },
      { returnDocument: 'after' },
    );
  }

  /** Records a failure and a pause of `restMs`; null if another holder has taken the migration over. */
  fail(name: string, holder: string, fault: string, restMs: number): Promise<MigrationRecord | null> {
    const rest = { tryAgainAt: inMilliseconds(restMs), failures: { $add: ['$failures', 1] } };
    return this.records.findOneAndUpdate({ _id: name, holder }, [{ $set: rest }, setLiterals({ fault })], {
      returnDocument: 'after',
    });
  }
}
