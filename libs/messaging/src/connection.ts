import { logger } from '@gewerk/service-kit';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { inboxPrefixOf, readBusAddress } from './credentials.js';

const CONNECT_WITHIN_MS = 5_000;

/**
 * Connects to NATS and keeps trying for ever, at the start and after a loss: the process's readiness tells
 * meanwhile that the bus is away. User and password stand in the address.
 */
export async function connectNats(url: string, name: string): Promise<NatsConnection> {
  const { servers, credentials } = readBusAddress(url);
  const connection = await connect({
    servers,
    name,
    ...(credentials ? { ...credentials, inboxPrefix: inboxPrefixOf(credentials.user) } : {}),
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    reconnectJitter: 100,
    waitOnFirstConnect: true,
    // A server that dies between its greeting and its first answer would otherwise be waited for 20 s.
    timeout: CONNECT_WITHIN_MS,
    pingInterval: 10_000,
    maxPingOut: 2,
    // Otherwise each request makes two errors beforehand, for the stacks that they would tell: 4% of the gateway's time.
    noAsyncTraces: true,
  });
  void watch(connection);
  return connection;
}

async function watch(connection: NatsConnection): Promise<void> {
  for await (const status of connection.status()) {
    if (status.type === 'disconnect') logger.warn('NATS is away');
    if (status.type === 'reconnect') logger.info('NATS is back');
    if (status.type === 'error') logger.error({ err: status.error }, 'NATS reported an error');
  }
}
