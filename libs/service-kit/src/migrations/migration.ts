import type { ClientSession, mongo } from 'mongoose';

/** What a batch did, and from where the next one goes on. */
export interface Batch<Position> {
  /** Documents it changed. */
  changed: number;
  position: Position;
}

/**
 * Does the next bounded batch, in some milliseconds: reads and writes with `session`, in whose transaction its position is
 * kept, so that a batch has its effect once or not at all. MongoDB may have it tried again: it does nothing outside.
 * @param from where the last batch ended, in this process or one that died; null at the beginning
 * @returns null where nothing is left
 */
export type NextBatch<Position> = (
  from: Position | null,
  session: ClientSession,
) => Promise<Batch<Position> | null>;

export interface MigrationProgress {
  /**
   * Has batches done until none is left, once in a migration. Rejects between two of them when the process ends or another
   * one has taken the migration over; let that through.
   */
  inBatches<Position>(next: NextBatch<Position>): Promise<void>;
}

/** A change of stored documents that is made while this version and the one before it serve. */
export interface Migration {
  /** `001-hand-over-date`: its number in the service, and what it is about. Never changed once released. */
  name: string;
  /** What it is for, in a sentence. */
  purpose: string;
  /** May be called again after it was cut off or has failed, also at its very end. */
  up(db: mongo.Db, progress: MigrationProgress): Promise<void>;
}

const NAME = /^\d{3}-[a-z0-9]+(-[a-z0-9]+)*$/;

/** @throws Error where a name has another form or does not follow the one before it */
export function assertInOrder(migrations: readonly Migration[]): void {
  migrations.forEach(({ name }, index) => {
    const before = migrations[index - 1]?.name ?? '';
    if (!NAME.test(name) || name.slice(0, 3) <= before.slice(0, 3))
      throw new Error(`The migration ${name} is not named 001-what-about, in order`);
  });
}
