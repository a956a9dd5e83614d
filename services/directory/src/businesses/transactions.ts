import { GewerkError } from '@gewerk/contracts';
import { isDuplicateKey } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';

const DEADLINE_MS = 25_000;
const MAX_WAITING = 64;

/**
 * Runs changes of the directory, one at a time within the process: two at once would only meet on the same tallies and
 * roll back. Between processes the server finds the conflict and the loser starts again with the winner's state.
 */
@Injectable()
export class Transactions {
  private tail: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /**
   * Runs `work` in a transaction, again from its start on a conflict or a key that a concurrent writer took, so it must
   * have no effect outside the session. Fails with `unavailable` after 25 s, or at once while 64 others wait.
   */
  async run<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    if (this.waiting >= MAX_WAITING) {
      throw new GewerkError(
        'unavailable',
        'Too many changes of the directory are waiting; send it again later.',
      );
    }
    this.waiting += 1;
    const deadline = Date.now() + DEADLINE_MS;
    const turn = this.tail.then(() => this.attempt(work, deadline));
    this.tail = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.waiting -= 1;
    }
  }

  private async attempt<T>(work: (session: ClientSession) => Promise<T>, deadline: number): Promise<T> {
    for (;;) {
      const session = await this.connection.startSession();
      try {
        return await session.withTransaction(
          (inner) => {
            if (Date.now() > deadline)
              throw new GewerkError('unavailable', 'The directory is too busy; send it again.');
            return work(inner);
          },
          { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority', journal: true } },
        );
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      } finally {
        await session.endSession();
      }
    }
  }
}
