import { logger } from '@gewerk/service-kit';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { busLogin } from './credentials.js';

const CONNECT_WITHIN_MS = 5_000;

/** Connects to NATS and keeps trying for ever; readiness fails meanwhile. The address holds user and password. */
export async function connectNats(url: string, name: string): Promise<NatsConnection> {
  const connection = await connect({
    ...busLogin(url),
    name,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    reconnectJitter: 100,
    waitOnFirstConnect: true,
    // Otherwise a server that dies between greeting and first answer is waited for 20 s.
    timeout: CONNECT_WITHIN_MS,
    pingInterval: 10_000,
    maxPingOut: 2,
    // Otherwise each request makes two errors in advance for their stacks: 4% of the gateway's time.
    noAsyncTraces: true,
  });
  void watch(connection);
  return connection;
}

async function watch(connection: NatsConnection): Promise<void> {
  for await (const status of connection.status()) {
    if (status.type === 'disconnect') logger.warn('NATS disconnected');
    if (status.type === 'reconnect') logger.info('NATS reconnected');
    if (status.type === 'error') logger.error({ err: status.error }, 'NATS reported an error');
  }
}
