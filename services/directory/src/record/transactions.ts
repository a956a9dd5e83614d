import { setTimeout as pause } from 'node:timers/promises';
import { GewerkError } from '@gewerk/contracts';
import { isDuplicateKey } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import pLimit from 'p-limit';

const DEADLINE_MS = 25_000;
const MAX_WAITING = 64;

/**
 * A key that a concurrent writer has taken is visible on the next attempt; if a key stays in use, retrying
 * for 25 s is pointless.
 */
const MOST_TRIES = 8;
const FIRST_PAUSE_MS = 10;

/** Number of batches stored in parallel; more would only wait for each other in the database. */
const MAX_CONCURRENT = 3;

/**
 * Runs changes to the directory. Those that write the counts run one at a time within the process, since two at once
 * would only conflict and roll back. Between processes, the database server detects the conflict, and the losing
 * process starts again, based on the result of the other.
 */
@Injectable()
export class Transactions {
  private readonly inTurn = pLimit(1);
  private readonly concurrent = pLimit(MAX_CONCURRENT);

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /**
   * Runs `work` in a transaction. After a conflict, or if a concurrent writer took a key, `work` runs again
   * from its start, so it must have no effect outside the session. Fails with `unavailable` after 25 s, or
   * immediately if 64 others are already waiting, and with the duplicate key after the eighth attempt.
   */
  run<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    return this.queued(this.inTurn, work);
  }

  /** Like `run`, for work that does not touch the counts: up to three at a time, in parallel with those that do. */
  runConcurrently<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    return this.queued(this.concurrent, work);
  }

  private async queued<T>(limit: pLimit.Limit, work: (session: ClientSession) => Promise<T>): Promise<T> {
    if (limit.pendingCount >= MAX_WAITING) {
      throw new GewerkError('unavailable', 'Too many changes to the directory are waiting; try again later.');
    }
    const deadline = Date.now() + DEADLINE_MS;
    return limit(() => this.attempt(work, deadline));
  }

  private async attempt<T>(work: (session: ClientSession) => Promise<T>, deadline: number): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      const session = await this.connection.startSession();
      try {
        return await session.withTransaction(
          (inner) => {
            if (Date.now() > deadline)
              throw new GewerkError('unavailable', 'The directory is too busy; try again.');
            return work(inner);
          },
          { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority', journal: true } },
        );
      } catch (error) {
        if (!isDuplicateKey(error) || tries === MOST_TRIES) throw error;
      } finally {
        await session.endSession();
      }
      await pause(FIRST_PAUSE_MS * 2 ** (tries - 1));
    }
  }
}
