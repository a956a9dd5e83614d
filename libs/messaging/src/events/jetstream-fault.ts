import { JetStreamApiError, JetStreamError } from '@nats-io/jetstream';

/** Whether NATS answers, but JetStream rejects requests or is disabled. The client's errors share no base class. */
export function isJetStreamFault(error: unknown): error is Error {
  if (error instanceof JetStreamApiError || error instanceof JetStreamError) return true;
  // The class of this error is not exported.
  return error instanceof Error && error.name === 'JetStreamNotEnabled';
}
