import { createHash } from 'node:crypto';
import { type Consumer, jetstream } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { ObjectInfo } from '@nats-io/obj';

/** With chunks of 128 KB: 2 MB, the maximum that a slow reader holds. */
const CHUNKS_AT_ONCE = 16;
const CHUNK_LIMIT_MS = 10_000;

/**
 * An object's chunks, read only as fast as they are consumed; the client itself would buffer the whole object for
 * a slow reader. Fails at the end if the content's digest differs.
 */
export async function* readObject(
  connection: NatsConnection,
  object: ObjectInfo,
): AsyncGenerator<Uint8Array> {
  if (object.chunks === 0) return;
  const consumer = await jetstream(connection).consumers.get(`OBJ_${object.bucket}`, {
    filter_subjects: `$O.${object.bucket}.C.${object.nuid}`,
  });
  const hash = createHash('sha256');
  for (let left = object.chunks; left > 0;) {
    const chunks = await nextChunks(consumer, Math.min(left, CHUNKS_AT_ONCE));
    if (chunks.length === 0)
      throw new Error(`The file '${object.name}' ends before its ${object.size} bytes.`);
    left -= chunks.length;
    for (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  }
  const digest = `SHA-256=${hash.digest('base64url')}`;
  if (digest !== object.digest.replace(/=+$/, '')) {
    throw new Error(`The file '${object.name}' is damaged: its digest is ${digest}, not ${object.digest}.`);
  }
}

async function nextChunks(consumer: Consumer, most: number): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  for await (const message of await consumer.fetch({ max_messages: most, expires: CHUNK_LIMIT_MS })) {
    chunks.push(message.data);
  }
  return chunks;
}
