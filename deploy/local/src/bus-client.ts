import { busLogin, MessageBus } from '@gewerk/messaging';
import { connect } from '@nats-io/transport-node';
import { StartError } from './start-error.js';
import { withoutPassword } from './data-dir/without-password.js';

/**
 * Runs `work` with a separate bus connection and closes it. For short programs: unlike a service, it fails
 * instead of waiting for the bus.
 */
export async function withBus<T>(natsUrl: string, work: (bus: MessageBus) => Promise<T>): Promise<T> {
  const connection = await connect({
    ...busLogin(natsUrl),
    name: 'gewerk-shell',
    maxReconnectAttempts: 60,
  }).catch((fault: unknown) => {
    throw new StartError(`the bus at ${withoutPassword(natsUrl)} does not answer (${String(fault)})`);
  });
  try {
    return await work(new MessageBus(connection));
  } finally {
    await connection.close();
  }
}
