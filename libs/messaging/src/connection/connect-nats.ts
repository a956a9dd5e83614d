import { logger } from '@gewerk/service-kit';
import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';
import { busLogin } from './credentials.js';
import { TroubleReport } from './trouble-report.js';

const CONNECT_WITHIN_MS = 5_000;

/**
 * Connects to NATS and keeps trying for ever; readiness fails in the meantime, and the reason is logged. The
 * address may contain user and password; `tls://` requires TLS.
 */
export async function connectNats(url: string, name: string): Promise<NatsConnection> {
  const options: NodeConnectionOptions = {
    ...busLogin(url),
    name,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    reconnectJitter: 100,
    waitOnFirstConnect: true,
    // Without this limit the client waits 20 s for a server that dies between its greeting and its first response.
    timeout: CONNECT_WITHIN_MS,
    pingInterval: 10_000,
    maxPingOut: 2,
    // Otherwise each request creates two errors in advance for their stack traces, which takes 4% of the
    // gateway's time.
    noAsyncTraces: true,
  };
  const trouble = new TroubleReport(() => tryOnce(options));
  trouble.begin();
  try {
    const connection = await connect(options);
    void watch(connection, trouble);
    return connection;
  } finally {
    trouble.end();
  }
}

async function watch(connection: NatsConnection, trouble: TroubleReport): Promise<void> {
  for await (const status of connection.status()) {
    if (status.type === 'disconnect') {
      logger.warn('NATS disconnected');
      trouble.begin();
    }
    if (status.type === 'reconnect') {
      logger.info('NATS reconnected');
      trouble.end();
    }
    if (status.type === 'error') logger.error({ err: status.error }, 'NATS reported an error');
  }
  trouble.end();
}

/**
 * A client that waits for a first connection does not report why it fails; one that does not wait throws the
 * reason.
 */
async function tryOnce(options: NodeConnectionOptions): Promise<void> {
  const trial = await connect({ ...options, waitOnFirstConnect: false, reconnect: false });
  await trial.close();
}
