import { baseEnvSchema, HealthModule, parseEnv, Readiness, ServiceKitModule } from '@gewerk/service-kit';
import { type DynamicModule, Inject, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { NatsConnection } from '@nats-io/transport-node';
import { connectNats } from './connection.js';
import { ensureEventStream } from './events/event-stream.js';
import { EventListener } from './events/event-listener.js';
import { FileStore } from './files/file-store.js';
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

  /** Nest closes the transports first, then calls this. */
  async onApplicationShutdown(): Promise<void> {
    if (!this.connection.isClosed()) await this.connection.close();
  }
}

/**
 * The bus of a process: one connection, calls, events, files, and where asked for an outbox in its own database.
 * Health and metrics stand on the process's HTTP port unless `health` is false. A `guard` stands before its calls.
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
          useFactory: async () => {
            const env = parseEnv(busEnvSchema);
            const connection = await connectNats(env.NATS_URL, name);
            await ensureEventStream(connection, env.JETSTREAM_REPLICAS);
            return connection;
          },
        },
        {
          provide: MessageBus,
          inject: [CONNECTION],
          useFactory: (connection: NatsConnection) => new MessageBus(connection, options.guard),
        },
        ConnectionOwner,
        EventListener,
        FileStore,
        ...outbox,
      ],
      exports: [MessageBus, EventListener, FileStore, ...(options.outbox ? [Outbox] : [])],
    };
  }
}
