import { isDeepStrictEqual } from 'node:util';
import {
  jetstreamManager,
  type JetStreamManager,
  type StreamConfig,
  type StreamInfo,
} from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { changeStream, eventStream, type WantedStream } from './stream-config.js';

/** NATS syncs to disk and answers late while the disk is busy. */
const TIMEOUT_MS = 30_000;

/**
 * Creates or updates the event streams, even if other processes do so at the same time. Calls `onMissing` before
 * it creates one.
 * @throws Error if NATS refuses or does not answer
 */
export async function ensureStreams(
  connection: NatsConnection,
  replicas: number,
  onMissing: (name: string) => void = () => undefined,
): Promise<void> {
  const manager = await jetstreamManager(connection, { timeout: TIMEOUT_MS });
  const ensure = async (name: string, wanted: (existing?: StreamConfig) => WantedStream) => {
    const found = await findStream(manager, name);
    if (!found) {
      onMissing(name);
      return addStream(manager, wanted());
    }
    // An update may only change some settings: storage and retention stay as created.
    const { storage: _storage, retention: _retention, ...changed } = wanted(found.config);
    if (isDeepStrictEqual({ ...found.config, ...changed }, found.config)) return found;
    return manager.streams.update(name, changed);
  };
  const events = await ensure(eventStream(replicas).name, (existing) => eventStream(replicas, existing));
  const { created } = events;
  await ensure(changeStream(replicas, created).name, (existing) => changeStream(replicas, created, existing));
}

async function findStream(manager: JetStreamManager, name: string): Promise<StreamInfo | undefined> {
  try {
    return await manager.streams.info(name);
  } catch (error) {
    if (isStreamNotFound(error)) return undefined;
    throw error;
  }
}

/** Another process may have created it first, with the configuration of this or another release. */
async function addStream(manager: JetStreamManager, wanted: WantedStream): Promise<StreamInfo> {
  try {
    return await manager.streams.add(wanted);
  } catch (error) {
    const found = await findStream(manager, wanted.name);
    if (found) return found;
    throw error;
  }
}

function isStreamNotFound(error: unknown): boolean {
  return error instanceof Error && /stream not found/i.test(error.message);
}
