import { Readable } from 'node:stream';
import { deserialize, type Document, EJSON } from 'bson';
import type { FileStore } from '@gewerk/messaging';
import type { Collection, CreateCollectionOptions, IndexDescription, MongoClient } from 'mongodb';
import { StartError } from '../start-error.js';
import type { Summary } from './back-up.js';
import { type Frame, readFrames } from './frames.js';
import { collectionsOf, ownDatabases } from './own-databases.js';

/** Numbers, dates and all other values keep their BSON type. */
const EXACT = { promoteValues: false, promoteBuffers: false, bsonRegExp: true } as const;

/**
 * Restores a backup into an empty system, with no service running.
 * @throws StartError if there is data already, Error if the backup is damaged or truncated
 */
export async function restore(
  source: Readable,
  client: MongoClient,
  prefix: string,
  files: FileStore,
  onProgress: (done: Summary) => void = () => undefined,
): Promise<Summary> {
  await demandEmpty(client, prefix);
  const done: Summary = { documents: 0, files: 0 };
  const frames = readFrames(source);
  let target: Collection | undefined;
  let ended: Summary | undefined;
  for await (const frame of frames) {
    const { head, body } = frame;
    if (ended) throw new Error('the backup continues after its end');
    if (head.kind === 'collection') {
      target = await prepare(client, prefix, head);
    } else if (head.kind === 'documents') {
      if (!target) throw new Error('the backup has documents without a collection');
      done.documents += await insert(target, body, head.count);
      onProgress(done);
    } else if (head.kind === 'file') {
      await files.put(head.name, Readable.from(chunksOf(frames, head.size), { objectMode: false }));
      done.files += 1;
      onProgress(done);
    } else if (head.kind === 'end') {
      ended = { documents: head.documents, files: head.files };
    }
  }
  if (ended?.documents !== done.documents || ended.files !== done.files)
    throw new Error('the backup is incomplete: it ends too early, or parts of it are missing');
  return done;
}

async function demandEmpty(client: MongoClient, prefix: string): Promise<void> {
  for (const name of await ownDatabases(client, prefix)) {
    const database = client.db(`${prefix}${name}`);
    for (const collection of await collectionsOf(database)) {
      if ((await database.collection(collection.name).findOne({}, { projection: { _id: 1 } })) === null)
        continue;
      throw new StartError(
        `there is already data (${prefix}${name}.${collection.name}); restore into an empty system, with another DATA_DIR or MONGO_DATABASE_PREFIX`,
      );
    }
  }
}

/** Creates the collection with its indexes, so that no service ever uses it without them. */
async function prepare(
  client: MongoClient,
  prefix: string,
  head: Extract<Frame['head'], { kind: 'collection' }>,
): Promise<Collection> {
  const database = client.db(`${prefix}${head.database}`);
  await database.dropCollection(head.collection);
  const collection = await database.createCollection(
    head.collection,
    EJSON.deserialize(head.options as Document) as CreateCollectionOptions,
  );
  const indexes = head.indexes.map((index) =>
    withoutVersion(EJSON.deserialize(index as Document) as Document),
  );
  if (indexes.length > 0) await collection.createIndexes(indexes as IndexDescription[]);
  return collection;
}

/** The server chooses the versions of indexes. */
function withoutVersion({ v: _version, ...index }: Document): Document {
  return index;
}

async function insert(target: Collection, body: Buffer, count: number): Promise<number> {
  const documents: Document[] = [];
  for (let at = 0; at < body.length;) {
    const length = body.length - at >= 4 ? body.readInt32LE(at) : 0;
    if (length < 5 || at + length > body.length)
      throw new Error('the backup is damaged: a document has no end');
    documents.push(deserialize(body.subarray(at, at + length), EXACT));
    at += length;
  }
  if (documents.length !== count) throw new Error('the backup is damaged: documents are missing');
  await target.insertMany(documents, { ordered: false, writeConcern: { w: 'majority' } });
  return count;
}

/** The chunks of one file, which follow its head. */
async function* chunksOf(frames: AsyncGenerator<Frame>, size: number): AsyncGenerator<Buffer> {
  for (let left = size; left > 0;) {
    const { value, done } = await frames.next();
    if (done || value.head.kind !== 'chunk') throw new Error('the backup is damaged: a file has no end');
    left -= value.body.length;
    yield value.body;
  }
}
