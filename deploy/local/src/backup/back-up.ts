import { EJSON } from 'bson';
import type { ClientSession, Db, MongoClient } from 'mongodb';
import type { FileStore } from '@gewerk/messaging';
import { encodeFrame } from './frames.js';
import { collectionsOf, ownDatabases } from './own-databases.js';
import { explained, keepMoment } from './readable-moment.js';

const BATCH_BYTES = 1024 * 1024;
/** Number of documents that a cursor fetches at a time, so that a few MB of memory suffice. */
const CURSOR_BATCH = 500;

export interface Summary {
  documents: number;
  files: number;
}

/**
 * The bytes of a backup: every collection of the system as it was at one moment, with its indexes, then the
 * files that processes exchange. Sessions, caches and the search index are not included, since they are
 * created again.
 */
export async function* backUp(
  client: MongoClient,
  prefix: string,
  files: FileStore,
  onProgress: (done: Summary) => void = () => undefined,
): AsyncGenerator<Buffer> {
  const done: Summary = { documents: 0, files: 0 };
  yield encodeFrame({ kind: 'start', format: 1, at: new Date().toISOString() });
  const putBack = await keepMoment(client);
  // One moment for all databases, so that a change that wrote to two of them is in both or in neither.
  const session = client.startSession({ snapshot: true });
  try {
    for (const name of await ownDatabases(client, prefix)) {
      const database = client.db(`${prefix}${name}`);
      for (const { name: collection, options } of await collectionsOf(database)) {
        const indexes = await indexesOf(database, collection);
        yield encodeFrame({ kind: 'collection', database: name, collection, options, indexes });
        for await (const { documents, body } of batches(database, collection, session)) {
          done.documents += documents;
          yield encodeFrame({ kind: 'documents', count: documents }, body);
          onProgress(done);
        }
      }
    }
  } catch (fault) {
    throw explained(fault);
  } finally {
    await session.endSession();
    await putBack();
  }
  for (const { name, bytes } of await files.list()) {
    yield encodeFrame({ kind: 'file', name, size: bytes });
    const { content } = await files.get(name);
    for await (const chunk of content) yield encodeFrame({ kind: 'chunk' }, chunk as Buffer);
    done.files += 1;
    onProgress(done);
  }
  yield encodeFrame({ kind: 'end', ...done });
}

async function indexesOf(database: Db, collection: string): Promise<unknown[]> {
  const indexes = await database.collection(collection).listIndexes().toArray();
  return indexes
    .filter(({ name }) => name !== '_id_')
    .map((index) => EJSON.serialize(index, { relaxed: false }) as unknown);
}

/** The documents as the server sent them, byte for byte. */
async function* batches(
  database: Db,
  collection: string,
  session: ClientSession,
): AsyncGenerator<{ documents: number; body: Buffer }> {
  const cursor = database.collection(collection).find({}, { session, raw: true, batchSize: CURSOR_BATCH });
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const document of cursor) {
    const raw = document as unknown as Buffer;
    held.push(raw);
    bytes += raw.length;
    if (bytes < BATCH_BYTES) continue;
    yield { documents: held.length, body: Buffer.concat(held) };
    [held, bytes] = [[], 0];
  }
  if (held.length > 0) yield { documents: held.length, body: Buffer.concat(held) };
}
