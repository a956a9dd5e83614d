import { setTimeout as pause } from 'node:timers/promises';
import { GewerkError, type IndexableBusiness } from '@gewerk/contracts';
import { getIndexStatus, type InputOf, type OutputOf, searchBusinesses } from '@gewerk/contracts/bus';
import { connectNats, MessageBus, startService } from '@gewerk/messaging';
import { eventually, startMeili, startMongo, startNats, type TestServer } from '@gewerk/testing';
import type { INestApplication } from '@nestjs/common';
import { AppModule } from '../app.module.js';
import { SearchDirectory } from './search-directory.js';

type TestMeili = TestServer & { key: string; searchKey: string };

export type SearchAnswer = OutputOf<typeof searchBusinesses>;

/** The search service on real servers, with a directory in memory. */
export class SearchSystem {
  private readonly replicas: INestApplication[] = [];

  private constructor(
    readonly engines: readonly TestMeili[],
    private readonly nats: TestServer,
    readonly bus: MessageBus,
    readonly directory: SearchDirectory,
    private app: INestApplication,
  ) {}

  /** The service's own instance of a class. */
  get<T>(type: new (...parts: never[]) => T): T {
    return this.app.get(type);
  }

  /** Starts everything with these businesses in the directory, and waits until they are searchable. */
  static async start(businesses: readonly IndexableBusiness[] = [], engineCount = 1): Promise<SearchSystem> {
    const [nats, mongo, ...engines] = await Promise.all([
      startNats(),
      startMongo(),
      ...Array.from({ length: engineCount }, () => startMeili()),
    ]);
    process.env['MEILI_URLS'] = engines.map(({ url }) => url).join();
    process.env['MEILI_KEY'] = engines.map(({ searchKey }) => searchKey).join();
    process.env['NATS_URL'] = nats.url;
    process.env['MONGO_URL'] = mongo.url;
    process.env['MONGO_DATABASE_PREFIX'] = `${mongo.database}_`;
    process.env['LOG_LEVEL'] ??= 'silent';
    const bus = new MessageBus(await connectNats(nats.url, 'test'));
    const directory = new SearchDirectory(bus);
    directory.seed(...businesses);
    const app = await startService('search', AppModule);
    const system = new SearchSystem(engines, nats, bus, directory, app);
    await system.settle();
    return system;
  }

  /** The first engine. */
  get meili(): TestMeili {
    const [first] = this.engines;
    if (!first) throw new Error('There is no engine.');
    return first;
  }

  search(input: InputOf<typeof searchBusinesses>): Promise<SearchAnswer> {
    return this.bus.request(searchBusinesses, input);
  }

  /** Names of the businesses that a search finds, in order. */
  async names(input: InputOf<typeof searchBusinesses>): Promise<string[]> {
    return (await this.search(input)).businesses.map(({ name }) => name);
  }

  /** Waits until the index contains as many businesses as the directory lists and nothing is in progress. */
  settle(): Promise<void> {
    // Checked twice: a published event is copied to the stream of changes within a few milliseconds.
    return this.eventually(async () => {
      if (!(await this.isSettled())) return false;
      await pause(50);
      return this.isSettled();
    });
  }

  /** Waits until a search returns the expected result. */
  until(input: InputOf<typeof searchBusinesses>, wanted: (answer: SearchAnswer) => boolean): Promise<void> {
    return this.eventually(async () => wanted(await this.search(input)));
  }

  /** Repeats a check until it succeeds, since a busy machine may respond too late. */
  async eventually(check: () => Promise<boolean>): Promise<void> {
    const isSo = () =>
      check().catch((error: unknown) => {
        if (error instanceof GewerkError && error.code === 'timeout') return false;
        throw error;
      });
    await eventually(isSo);
  }

  private async isSettled(): Promise<boolean> {
    const listed = [...this.directory.stored.values()].filter((business) => business.listed).length;
    try {
      const { documents, pendingEvents, reindex } = await this.bus.request(getIndexStatus, {});
      return documents === listed && pendingEvents === 0 && reindex.state === 'idle';
    } catch {
      return false;
    }
  }

  /** Stops the service as a restart would, and starts it again after `between`. */
  async restartService(between: () => Promise<void> = () => Promise.resolve()): Promise<void> {
    await this.app.close();
    await between();
    this.app = await startService('search', AppModule);
  }

  /** Starts one more replica of the service on the same servers. */
  async startReplica(): Promise<INestApplication> {
    const replica = await startService('search', AppModule);
    this.replicas.push(replica);
    return replica;
  }

  /** All replicas that were started, in the order in which they were started. */
  get apps(): readonly INestApplication[] {
    return [this.app, ...this.replicas];
  }

  async stop(): Promise<void> {
    await Promise.all(this.apps.map((app) => app.close()));
    this.directory.close();
    await this.bus.connection.close();
    await Promise.all([...this.engines, this.nats].map((server) => server.stop()));
  }
}
