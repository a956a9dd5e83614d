import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { logger } from '../observe/logger.js';
import { PeriodicTask } from '../periodic-task.js';
import { endWithin } from '../with-time-limit.js';

/** Longest wait at the start: a new index on a large collection is built while the process serves. */
const LONGEST_WAIT_MS = 20_000;
const AGAIN_MS = 30_000;

interface Indexed {
  readonly collection: { readonly name: string };
  init: () => Promise<unknown>;
  createIndexes: () => Promise<unknown>;
}

/**
 * Builds the indexes of all schemas, for which the process waits up to 20 s before it serves: duplicates stored
 * before a unique index exists would prevent that index until they are removed. Mongoose would build indexes
 * automatically and ignore failures; here a failure is logged and the build is tried again.
 */
export class MadeIndexes implements OnModuleInit, OnModuleDestroy {
  private missing: Indexed[] = [];
  private readonly again: PeriodicTask;

  constructor(
    private readonly connection: Pick<Connection, 'models'>,
    everyMs = AGAIN_MS,
  ) {
    this.again = new PeriodicTask(everyMs, 'Building indexes', () =>
      this.make(this.missing, (model) => model.createIndexes()),
    );
  }

  async onModuleInit(): Promise<void> {
    const made = this.make(Object.values(this.connection.models), (model) => model.init());
    await endWithin(made, LONGEST_WAIT_MS);
    this.again.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.again.stop();
  }

  private async make(models: readonly Indexed[], how: (model: Indexed) => Promise<unknown>): Promise<void> {
    const left: Indexed[] = [];
    for (const model of models) {
      try {
        await how(model);
      } catch (error) {
        const { name } = model.collection;
        logger.error({ err: error, collection: name }, 'Indexes could not be built; trying again');
        left.push(model);
      }
    }
    this.missing = left;
  }
}
