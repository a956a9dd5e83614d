import { type DynamicModule, Injectable, Module } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { getConnectionToken, InjectConnection, MongooseModule } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { baseEnvSchema } from '../process/base-env.js';
import { EngineWatch } from '../health/engine-watch.js';
import { parseEnv } from '../process/env.js';
import { MadeIndexes } from './made-indexes.js';
import type { Migration } from '../migrations/migration.js';
import { MigrationRunner } from '../migrations/migration-runner.js';
import { MIGRATION_TIMINGS } from '../migrations/migration-timings.js';
import { Readiness } from '../health/readiness.js';
import { monitorOptions, traceMongo } from '../tracing/trace-mongo.js';

@Injectable()
class MongoObserver {
  constructor(@InjectConnection() connection: Connection, readiness: Readiness, engines: EngineWatch) {
    readiness.register('mongodb', async () => {
      if (!connection.db) throw new Error('not connected');
      await connection.db.command({ ping: 1 });
    });
    const client = connection.getClient();
    client.on('topologyDescriptionChanged', ({ newDescription }) => {
      engines.report(
        'mongodb',
        [...newDescription.servers.values()].some(({ isWritable }) => isWritable),
      );
    });
    traceMongo(client);
  }
}

/**
 * The service's own database, e.g. `gewerk_directory`. The service waits up to 20 s for its schemas' indexes before
 * it serves; migrations run while it serves. Without a server, operations fail after 5 s.
 */
@Module({})
export class MongoModule {
  static forDatabase(name: string, migrations: readonly Migration[] = []): DynamicModule {
    return {
      module: MongoModule,
      imports: [
        MongooseModule.forRootAsync({
          useFactory: () => {
            const env = parseEnv(baseEnvSchema);
            return {
              uri: env.MONGO_URL,
              dbName: `${env.MONGO_DATABASE_PREFIX}${name}`,
              // A process that starts while MongoDB is unavailable waits for it.
              retryAttempts: Infinity,
              verboseRetryLog: true,
              maxPoolSize: 30,
              serverSelectionTimeoutMS: 5_000,
              writeConcern: { w: 'majority', journal: true },
              // A lost primary may have accepted writes that it had not replicated; these are rolled back and must not
              // be published or indexed.
              readConcern: { level: 'majority' },
              retryWrites: true,
              ...monitorOptions(),
            };
          },
        }),
      ],
      providers: [
        MongoObserver,
        {
          provide: MadeIndexes,
          inject: [getConnectionToken()],
          useFactory: (connection: Connection) => new MadeIndexes(connection),
        },
        {
          provide: MigrationRunner,
          inject: [getConnectionToken(), ModuleRef],
          useFactory: (connection: Connection, modules: ModuleRef) =>
            new MigrationRunner(connection, migrations, MIGRATION_TIMINGS, {
              get: (type) => modules.get(type, { strict: false }),
            }),
        },
      ],
    };
  }
}
