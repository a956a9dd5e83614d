import { Readiness } from '@gewerk/service-kit';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { readEngines } from '../env.js';
import { EngineConnection } from './engine-connection.js';
import { IndexClient } from './index.client.js';

/** One Meilisearch server, which contains the whole index. */
export interface Engine {
  /** Its number, from 0, in the order of the addresses. */
  nth: number;
  /** Name in logs and metrics: 'meilisearch', 'meilisearch-2'. */
  name: string;
  indexes: IndexClient;
  connection: EngineConnection;
}

/** All configured engines; at least one. */
@Injectable()
export class Engines implements OnApplicationShutdown {
  readonly all: readonly Engine[];

  constructor(readiness: Readiness) {
    this.all = readEngines().map(({ url, key }, nth) => ({
      nth,
      name: nth === 0 ? 'meilisearch' : `meilisearch-${nth + 1}`,
      indexes: new IndexClient(url, key),
      connection: new EngineConnection(url, key),
    }));
    readiness.register('meilisearch', () => this.oneIsWell());
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.all.map(({ connection }) => connection.close()));
  }

  private async oneIsWell(): Promise<void> {
    const answers = await Promise.allSettled(this.all.map(({ indexes }) => indexes.health()));
    if (answers.every(({ status }) => status === 'rejected'))
      throw answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []))[0];
  }
}
