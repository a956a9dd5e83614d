import { Readable } from 'node:stream';
import { getImportRun, type ImportRun, startImport } from '@gewerk/contracts/bus';
import { FileStore, type MessageBus } from '@gewerk/messaging';
import { eventually, startRedis, startTestBus, type TestBus, type TestServer } from '@gewerk/testing';
import type { INestApplication, OnModuleDestroy, Type } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AppModule } from '../app.module.js';
import { IMPORT_RUN_MODEL, type ImportRunRecord } from '../runs/import-run.schema.js';
import type { Gate } from './gate.js';
import { ImportDirectory } from './import-directory.js';
import { sheetOf } from './sheets.js';

type Rows = Parameters<typeof sheetOf>[0];

/** The import-export service using real servers, next to a directory that a test controls. */
export class RunningImportExport {
  private objects = 0;

  private constructor(
    readonly servers: TestBus,
    readonly redis: TestServer,
    readonly directory: ImportDirectory,
    readonly files: FileStore,
    private app: INestApplication,
  ) {}

  static async start(): Promise<RunningImportExport> {
    const [servers, redis] = await Promise.all([startTestBus(), startRedis()]);
    process.env['REDIS_URL'] = redis.url;
    const directory = new ImportDirectory(servers.bus);
    const app = await servers.start('import-export', AppModule);
    return new RunningImportExport(servers, redis, directory, new FileStore(servers.bus), app);
  }

  async close(): Promise<void> {
    await this.servers.close();
    await this.redis.stop();
  }

  get service(): INestApplication {
    return this.app;
  }

  get bus(): MessageBus {
    return this.servers.bus;
  }

  get runs(): Model<ImportRunRecord> {
    return this.app.get(getModelToken(IMPORT_RUN_MODEL));
  }

  /**
   * Stops the service while `work` waits at the gate, which opens once `work` has been told to stop; then starts
   * the service again.
   */
  async restartAt(gate: Gate, work: Type<OnModuleDestroy>): Promise<void> {
    const ending = jest.spyOn(this.app.get(work), 'onModuleDestroy');
    const closed = this.app.close();
    await eventually(() => Promise.resolve(ending.mock.calls.length > 0));
    gate.open();
    await closed;
    this.directory.calm();
    this.app = await this.servers.start('import-export', AppModule);
  }

  async upload(content: Buffer | Rows): Promise<string> {
    this.objects += 1;
    const object = `imports/${this.objects}`;
    const bytes = Buffer.isBuffer(content) ? content : await sheetOf(content);
    await this.files.put(object, Readable.from([bytes]));
    return object;
  }

  async begin(content: Buffer | Rows): Promise<string> {
    const object = await this.upload(content);
    return (await this.bus.request(startImport, { object, fileName: 'places.xlsx' })).runId;
  }

  run(runId: string): Promise<ImportRun> {
    return this.bus.request(getImportRun, { runId });
  }

  /** The run as soon as it has this state, otherwise its state after a minute. */
  async until(runId: string, reached: (run: ImportRun) => boolean): Promise<ImportRun> {
    let run = await this.run(runId);
    await eventually(async () => {
      run = await this.run(runId);
      return reached(run);
    });
    return run;
  }

  ended(runId: string): Promise<ImportRun> {
    return this.until(runId, ({ finishedAt }) => finishedAt !== null);
  }
}
