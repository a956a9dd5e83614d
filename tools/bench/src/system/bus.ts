import { busLogin, MessageBus } from '@gewerk/messaging';
import { connect } from '@nats-io/transport-node';
import { addressOf, type SystemRecord } from './system-record.js';

/** A connection to the system's bus that outlives restarts of the server; close it at the end. */
export async function openBus(record: SystemRecord): Promise<MessageBus> {
  const connection = await connect({
    ...busLogin(addressOf(record, 'NATS_URL')),
    name: 'gewerk-bench',
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
  });
  return new MessageBus(connection);
}
