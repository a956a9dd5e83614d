import { baseEnvSchema, HealthModule, parseEnv, Readiness, ServiceKitModule } from '@gewerk/service-kit';
import { type DynamicModule, Inject, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { NatsConnection } from '@nats-io/transport-node';
import { connectNats } from './connection/connect-nats.js';
import { ConsumedStreams } from './events/consumed-streams.js';
import { EventListener } from './events/event-listener.js';
import { EventStreams } from './events/event-streams.js';
import { FileStore } from './files/file-store.js';
import { FileStoreWatch } from './files/file-store-watch.js';
import { MessageBus } from './message-bus.js';
import { Outbox } from './outbox/outbox.js';
import { OutboxRelay } from './outbox/outbox.relay.js';
import type { CallGuard } from './rpc/call-guard.js';

const busEnvSchema = baseEnvSchema.pick({ NATS_URL: true, JETSTREAM_REPLICAS: true });

const CONNECTION = Symbol('nats-connection');

@Injectable()
class ConnectionOwner implements OnApplicationShutdown {
  constructor(
    @Inject(CONNECTION) private readonly connection: NatsConnection,
    readiness: Readiness,
  ) {
    readiness.register('nats', async () => {
      await this.connection.flush();
    });
  }

  async onApplicationShutdown(): Promise<void> {
    if (!this.connection.isClosed()) await this.connection.close();
  }
}

/**
 * The bus of a process: one connection, calls, events, files and optionally an outbox in its database. Serves health
 * and metrics on the HTTP port unless `health` is false. A `guard` wraps its calls.
 */
@Module({})
export class MessagingModule {
  static forProcess(
    name: string,
    options: { outbox?: boolean; health?: boolean; guard?: CallGuard } = {},
  ): DynamicModule {
    const outbox = options.outbox ? [Outbox, OutboxRelay] : [];
    return {
      module: MessagingModule,
      global: true,
      imports: [ServiceKitModule, ...(options.health === false ? [] : [HealthModule])],
      providers: [
        {
          provide: CONNECTION,
          useFactory: () => connectNats(parseEnv(busEnvSchema).NATS_URL, name),
        },
        {
          provide: EventStreams,
          inject: [CONNECTION, Readiness],
          useFactory: async (connection: NatsConnection, readiness: Readiness) => {
            const { JETSTREAM_REPLICAS } = parseEnv(busEnvSchema);
            const streams = new EventStreams(connection, JETSTREAM_REPLICAS, readiness);
            await streams.ensure();
            return streams;
          },
        },
        {
          provide: MessageBus,
          inject: [CONNECTION],
          useFactory: (connection: NatsConnection) => new MessageBus(connection, options.guard),
        },
        ConnectionOwner,
        ConsumedStreams,
        EventListener,
        FileStore,
        FileStoreWatch,
        ...outbox,
      ],
      exports: [MessageBus, EventListener, EventStreams, FileStore, ...(options.outbox ? [Outbox] : [])],
    };
  }
}
