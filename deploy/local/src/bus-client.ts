import { MessageBus } from '@gewerk/messaging';
import { connect } from '@nats-io/transport-node';
import { StartError } from './start-error.js';

/** Runs `work` with a bus of its own and closes it; for programs that end, so it gives up where a service would wait. */
export async function withBus<T>(natsUrl: string, work: (bus: MessageBus) => Promise<T>): Promise<T> {
  const connection = await connect({
    servers: natsUrl,
    name: 'gewerk-shell',
    maxReconnectAttempts: 60,
  }).catch((fault: unknown) => {
    throw new StartError(`the bus at ${natsUrl} does not answer (${String(fault)})`);
  });
  try {
    return await work(new MessageBus(connection));
  } finally {
    await connection.close();
  }
}
