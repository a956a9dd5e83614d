import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { FileStore, type MessageBus } from '@gewerk/messaging';
import { connectTestBus, startMongo, startNats, type TestDatabase, type TestServer } from '@gewerk/testing';
import { Binary, Decimal128, Double, Int32, Long, MongoClient, ObjectId, Timestamp } from 'mongodb';
import { backUp } from './back-up.js';
import { restore } from './restore.js';

const CARS = 3_000;
const FILE = randomBytes(700_000);

let mongo: TestDatabase;
let client: MongoClient;
const servers: TestServer[] = [];
const closing: (() => Promise<void>)[] = [];
let from: { prefix: string; files: FileStore };
let into: { prefix: string; files: FileStore };

async function ownFiles(): Promise<FileStore> {
  const nats = await startNats();
  const { bus, close } = await connectTestBus(nats.url);
  servers.push(nats);
  closing.push(close);
  return new FileStore(bus as MessageBus);
}

/** Everything in a system's databases, byte for byte, with its indexes. */
async function contents(prefix: string, database: string): Promise<unknown> {
  const db = client.db(`${prefix}${database}`);
  const collections = (await db.listCollections().toArray()).map(({ name }) => name).sort();
  return Promise.all(
    collections.map(async (name) => {
      const documents = await db.collection(name).find({}, { raw: true }).sort({ _id: 1 }).toArray();
      const hash = createHash('sha256');
      for (const document of documents) hash.update(document as unknown as Buffer);
      const indexes = await db.collection(name).listIndexes().toArray();
      return { name, count: documents.length, hash: hash.digest('hex'), indexes };
    }),
  );
}

async function written(): Promise<Buffer> {
  return buffer(Readable.from(backUp(client, from.prefix, from.files), { objectMode: false }));
}

beforeAll(async () => {
  mongo = await startMongo();
  client = new MongoClient(mongo.url);
  process.env['MONGO_URL'] = mongo.url;
  const [one, other] = await Promise.all([ownFiles(), ownFiles()]);
  from = { prefix: `${mongo.prefix}a_`, files: one };
  into = { prefix: `${mongo.prefix}b_`, files: other };
  const directory = client.db(`${from.prefix}gewerk_directory`);
  const businesses = directory.collection('businesses');
  await businesses.createIndex({ placeId: 1 }, { unique: true, name: 'place' });
  await businesses.createIndex(
    { at: 1 },
    { expireAfterSeconds: 86_400_000, partialFilterExpression: { gone: true } },
  );
  await businesses.insertMany(
    Array.from({ length: CARS }, (_, index) => ({
      placeId: `ChIJ${index}`,
      text: `Kfz-Meisterbetrieb Nr. ${index} – Größe „XL“`.repeat(20),
      whole: new Int32(index),
      same: new Double(3),
      large: Long.fromString('9007199254740993'),
      exact: Decimal128.fromString('0.10'),
      bytes: new Binary(Buffer.from([0, 10, 255])),
      at: new Date(index),
      stamp: new Timestamp({ t: 1, i: 2 }),
      other: new ObjectId(),
      rule: /^[a-z]+$/i,
      nothing: null,
      list: [{ deep: [1, 'zwei'] }],
    })),
  );
  await client
    .db(`${from.prefix}gewerk_settings`)
    .collection('settings')
    .insertOne({ _id: 'site' as never, title: 'Gewerk' });
  await client.db(`${from.prefix}other`).collection('foreign').insertOne({ not: 'ours' });
  await from.files.put('imports/one', Readable.from([FILE], { objectMode: false }));
  await from.files.put('reports/empty', Readable.from([]));
});

afterAll(async () => {
  for (const database of ['gewerk_directory', 'gewerk_settings', 'other'])
    for (const { prefix } of [from, into]) await client.db(`${prefix}${database}`).dropDatabase();
  await client.close();
  for (const close of closing) await close();
  await Promise.all(servers.map((server) => server.stop()));
});

describe('a backup', () => {
  it('restores identical data, indexes and files into an empty system', async () => {
    const backup = await written();
    const done = await restore(Readable.from([backup]), client, into.prefix, into.files);
    expect(done).toEqual({ documents: CARS + 1, files: 2 });
    for (const database of ['gewerk_directory', 'gewerk_settings'])
      expect(await contents(into.prefix, database)).toEqual(await contents(from.prefix, database));
    expect(await client.db(`${into.prefix}other`).listCollections().toArray()).toEqual([]);
    expect(await into.files.list()).toEqual([
      { name: 'imports/one', bytes: FILE.length },
      { name: 'reports/empty', bytes: 0 },
    ]);
    expect((await buffer((await into.files.get('imports/one')).content)).equals(FILE)).toBe(true);
  });

  it('refuses to overwrite data', async () => {
    await expect(restore(Readable.from([await written()]), client, from.prefix, from.files)).rejects.toThrow(
      /there is already data .*gewerk_directory\.businesses/,
    );
  });

  it.each([
    ['breaks off', (backup: Buffer) => backup.subarray(0, backup.length - 40)],
    ['lacks its end', (backup: Buffer) => backup.subarray(0, backup.lastIndexOf('{"kind":"end"'))],
    ['lacks a part', (backup: Buffer) => withoutFile(backup)],
    ['is something else', () => Buffer.from('PK\u0003\u0004 not a backup\n')],
  ])('that %s is refused', async (_which, spoil) => {
    const prefix = `${mongo.prefix}c_`;
    const spoilt = Readable.from([spoil(await written())]);
    try {
      await expect(restore(spoilt, client, prefix, into.files)).rejects.toThrow(/backup/);
    } finally {
      for (const database of ['gewerk_directory', 'gewerk_settings'])
        await client.db(`${prefix}${database}`).dropDatabase();
    }
  });
});

/** The backup as if its first file had never been written, although its end counts that file. */
function withoutFile(backup: Buffer): Buffer {
  const start = backup.indexOf('{"kind":"file"');
  const next = backup.indexOf('{"kind":"file"', start + 1);
  return Buffer.concat([backup.subarray(0, start), backup.subarray(next)]);
}
