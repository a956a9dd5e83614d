import { isDeepStrictEqual } from 'node:util';
import {
  aliasDomainsChanged,
  businessChanged,
  ownerPasswordChanged,
  redirectsFollowed,
  runProgress,
  settingsChanged,
  submissionChanged,
  synonymsChanged,
  usageCounted,
} from '@gewerk/contracts';
import { jetstreamManager, RetentionPolicy, StorageType } from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/transport-node';

/** The one stream of all events. */
export const EVENT_STREAM = 'GEWERK_EVENTS';

/** Every event that exists; the stream captures exactly these subjects. */
const subjects = [
  businessChanged,
  settingsChanged,
  ownerPasswordChanged,
  runProgress,
  submissionChanged,
  aliasDomainsChanged,
  redirectsFollowed,
  usageCounted,
  synonymsChanged,
].map((event) => event.subject);

const DAY_MS = 86_400_000;

/** NATS syncs what it is told to the disk: one that is busy keeps it from answering, and a start is worth the wait. */
const START_TIMEOUT_MS = 30_000;

/** Makes the stream, or brings it up to date. Safe to run many times and from many processes. */
export async function ensureEventStream(connection: NatsConnection, replicas: number): Promise<void> {
  const manager = await jetstreamManager(connection, { timeout: START_TIMEOUT_MS });
  const limits = {
    subjects,
    max_age: nanos(7 * DAY_MS),
    max_bytes: 1024 * 1024 * 1024,
    duplicate_window: nanos(120_000),
    num_replicas: replicas,
  };
  try {
    const { config } = await manager.streams.info(EVENT_STREAM);
    // Most starts find it as it should be, and write nothing.
    if (!isDeepStrictEqual({ ...config, ...limits }, config))
      await manager.streams.update(EVENT_STREAM, limits);
  } catch (error) {
    if (!isNotFound(error)) throw error;
    await manager.streams.add({
      name: EVENT_STREAM,
      storage: StorageType.File,
      retention: RetentionPolicy.Limits,
      ...limits,
    });
  }
}

function isNotFound(error: unknown): boolean {
  return error instanceof Error && /stream not found/i.test(error.message);
}
