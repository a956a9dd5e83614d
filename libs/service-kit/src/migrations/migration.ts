import type { Type } from '@nestjs/common';
import type { ClientSession, mongo } from 'mongoose';

export interface Batch<Position> {
  changed: number;
  position: Position;
}

/**
 * Does the next bounded batch (some milliseconds) within `session`'s transaction, which also stores the position.
 * MongoDB may retry it: no effects outside the transaction.
 * @param from where the last batch ended; null at the beginning
 * @returns null if nothing is left
 */
export type NextBatch<Position> = (
  from: Position | null,
  session: ClientSession,
) => Promise<Batch<Position> | null>;

export interface MigrationProgress {
  /** Runs batches until none is left. Rejects if the process stops or loses the lease: do not catch that. */
  inBatches<Position>(next: NextBatch<Position>): Promise<void>;
}

/** The service's own providers, for a migration that applies its rules. */
export interface Providers {
  get<T>(type: Type<T>): T;
}

/** A conversion of stored documents, which runs while processes of this version and the previous one serve. */
export interface Migration {
  /** `001-hand-over-date`: number and subject. Never changed once released. */
  name: string;
  purpose: string;
  /** Version of its inputs (tables, a setting): if the record has a different one, it runs again from the beginning. */
  version?: string;
  /** May be called again after it was interrupted or failed. */
  up(db: mongo.Db, progress: MigrationProgress, providers: Providers): Promise<void>;
}

const NAME = /^\d{3}-[a-z0-9]+(-[a-z0-9]+)*$/;

/** @throws Error for a malformed or misplaced name */
export function assertInOrder(migrations: readonly Migration[]): void {
  migrations.forEach(({ name }, index) => {
    const before = migrations[index - 1]?.name ?? '';
    if (!NAME.test(name) || name.slice(0, 3) <= before.slice(0, 3))
      throw new Error(`The migration ${name} is out of order or not named like 001-subject`);
  });
}
