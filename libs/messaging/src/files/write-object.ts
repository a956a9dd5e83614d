import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { logger } from '@gewerk/service-kit';
import { jetstream, jetstreamManager, JsHeaders } from '@nats-io/jetstream';
import { Base64UrlPaddedCodec, type ObjectInfo } from '@nats-io/obj';
import { headers, type NatsConnection, nuid } from '@nats-io/transport-node';

const CHUNK_BYTES = 128 * 1024;

/** The destination of an object. */
interface ObjectPlace {
  readonly bucket: string;
  readonly name: string;
  /** The object that it replaces. */
  readonly old: ObjectInfo | null;
  /** Time limit for each message's acknowledgement. */
  readonly timeoutMs: number;
}

/**
 * Stores an object, each chunk once the previous one is stored, all from the same memory (decision 198). Keeps
 * nothing if reading the content or storing it fails.
 */
export async function writeObject(
  connection: NatsConnection,
  { bucket, name, old, timeoutMs }: ObjectPlace,
  content: Readable,
): Promise<{ bytes: number }> {
  const stream = jetstream(connection, { timeout: timeoutMs });
  const id = nuid.next();
  const chunksOf = (object: string): string => `$O.${bucket}.C.${object}`;
  /** Chunks that cannot be deleted expire. */
  const purge = async (object: string): Promise<void> => {
    try {
      const { streams } = await jetstreamManager(connection, { checkAPI: false });
      await streams.purge(`OBJ_${bucket}`, { filter: chunksOf(object) });
    } catch (fault) {
      logger.warn({ err: fault, bucket }, 'Chunks of a file could not be deleted');
    }
  };
  try {
    const written = await writeChunks(content, (chunk) => stream.publish(chunksOf(id), chunk));
    const description = {
      ...{ name, description: '', options: { max_chunk_size: CHUNK_BYTES }, bucket, nuid: id },
      ...{ ...written, mtime: new Date().toISOString(), deleted: false },
    };
    const replacing = headers();
    replacing.set(JsHeaders.RollupHdr, JsHeaders.RollupValueSubject);
    const subject = `$O.${bucket}.M.${Base64UrlPaddedCodec.encode(name)}`;
    await stream.publish(subject, JSON.stringify(description), { headers: replacing });
    if (old) await purge(old.nuid);
    return { bytes: written.size };
  } catch (error) {
    await purge(id);
    throw error;
  }
}

async function writeChunks(
  content: AsyncIterable<Uint8Array>,
  store: (chunk: Uint8Array) => Promise<unknown>,
): Promise<{ size: number; chunks: number; digest: string }> {
  const hash = createHash('sha256');
  const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  let [filled, size, chunks] = [0, 0, 0];
  const storeFilled = async (): Promise<void> => {
    const bytes = chunk.subarray(0, filled);
    hash.update(bytes);
    await store(bytes);
    [filled, size, chunks] = [0, size + bytes.length, chunks + 1];
  };
  for await (const piece of content) {
    for (let taken = 0; taken < piece.length;) {
      const part = piece.subarray(taken, taken + CHUNK_BYTES - filled);
      chunk.set(part, filled);
      [filled, taken] = [filled + part.length, taken + part.length];
      if (filled === CHUNK_BYTES) await storeFilled();
    }
  }
  if (filled > 0) await storeFilled();
  return { size, chunks, digest: `SHA-256=${Base64UrlPaddedCodec.encode(hash.digest())}` };
}
