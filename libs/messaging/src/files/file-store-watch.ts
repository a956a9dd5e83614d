import { PeriodicTask, Readiness } from '@gewerk/service-kit';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { isJetStreamFault } from '../events/jetstream-fault.js';
import { FileStore } from './file-store.js';

const CHECK_EVERY_MS = 5_000;

/** Recreates a lost file store while the process runs. The process is not ready until it exists. */
@Injectable()
export class FileStoreWatch implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds = new PeriodicTask(CHECK_EVERY_MS, 'Checking the file store', () => this.check());
  private problem: string | null = null;

  constructor(
    private readonly files: FileStore,
    readiness: Readiness,
  ) {
    readiness.register('files', () =>
      this.problem === null ? Promise.resolve() : Promise.reject(new Error(this.problem)),
    );
  }

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }

  private async check(): Promise<void> {
    try {
      await this.files.check();
      this.problem = null;
    } catch (error) {
      // If NATS does not answer at all, readiness already reports that.
      if (isJetStreamFault(error)) this.problem = String(error);
      throw error;
    }
  }
}
