import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { logger } from '../observe/logger.js';
import { PeriodicTask } from '../periodic-task.js';
import { endWithin } from '../with-time-limit.js';

/** A start waits no longer: an index that is new to a large collection is made while the process serves. */
const LONGEST_WAIT_MS = 20_000;
const AGAIN_MS = 30_000;

interface Indexed {
  readonly collection: { readonly name: string };
  init: () => Promise<unknown>;
  createIndexes: () => Promise<unknown>;
}

/**
 * The indexes of all schemas, made before the process serves: what comes before a unique one can be twice, which forbids that index from
 * then on. Mongoose makes them unasked and says nothing where it fails; here that is an error in the log, and tried again.
 */
export class MadeIndexes implements OnModuleInit, OnModuleDestroy {
  private missing: Indexed[] = [];
  private readonly again: PeriodicTask;

  constructor(
    private readonly connection: Pick<Connection, 'models'>,
    everyMs = AGAIN_MS,
  ) {
    this.again = new PeriodicTask(everyMs, 'Making indexes', () =>
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
        logger.error({ err: error, collection: name }, 'Indexes could not be made; trying again');
        left.push(model);
      }
    }
    this.missing = left;
  }
}
