import { JetStreamApiError, JetStreamError } from '@nats-io/jetstream';

/** Whether NATS is there, but its JetStream refuses or is off. The client's errors have no class in common. */
export function isJetStreamFault(error: unknown): error is Error {
  if (error instanceof JetStreamApiError || error instanceof JetStreamError) return true;
  // Its class is not exported.
  return error instanceof Error && error.name === 'JetStreamNotEnabled';
}
