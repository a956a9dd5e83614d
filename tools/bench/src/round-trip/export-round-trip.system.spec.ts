import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BusinessInput } from '@gewerk/contracts';
import { exportBusinesses, type ExportProgress, upsertBusinesses } from '@gewerk/contracts/bus';
import { demoBusinesses } from '@gewerk/demo-data';
import { startRedis, startTestBus, type TestBus, type TestServer } from '@gewerk/testing';
import { MongoClient } from 'mongodb';
import { beginImport, followImport, hasEnded } from '../system/import-sheet.js';
import { OwnService } from '../system/own-service.js';
import { sheetOfCsv } from './sheet-of-csv.js';

/** Everything that a business can have, in values that a spreadsheet or a list could misinterpret. */
const whole: BusinessInput = {
  placeId: '=cmd|calc',
  name: '+Äther "Groß", Söhne & Co',
  category: 'Möbelhaus',
  type: 'Furniture store',
  subtypes: ['Küchen, Bäder', 'Möbel'],
  description: 'Zeile eins\nZeile zwei; "Zitat"',
  address: '-Straße 1',
  fullAddress: '@home, 95444 Bayreuth',
  city: 'Bayreuth',
  postalCode: '01067',
  state: 'Bayern',
  country: 'Deutschland',
  countryCode: 'DE',
  latitude: -49.94,
  longitude: 11.57,
  phone: '+43 2732 1234',
  email: 'info@example.de',
  website: 'https://example.de/?a=1,2;3',
  rating: 4.5,
  reviewCount: 1_234,
  reviewsPerScore: { '1': 9, '5': 471 },
  reviewsLink: 'https://example.de/reviews',
  photos: ['https://example.de/a,b.jpg', 'https://example.de/c.jpg'],
  photosCount: 12,
  hours: { Monday: '9AM-5PM', Sunday: 'Closed' },
  about: { 'Service options': { Delivery: true } },
  verified: true,
  priceLevel: 2,
  businessStatus: 'OPERATIONAL',
};

/** Fields that depend on the import and its time, not on the business. */
const OF_THE_MOMENT = new Set(['_id', 'createdAt', 'updatedAt', 'lastRun', 'source']);

let servers: TestBus;
let redis: TestServer;
let mongo: MongoClient;
let folder: string;
const running: OwnService[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gewerk-round-trip-'));
  [servers, redis] = await Promise.all([startTestBus(), startRedis()]);
  mongo = await new MongoClient(servers.mongo.url).connect();
});

afterAll(async () => {
  await Promise.all(running.map((service) => service.stop()));
  await mongo?.close();
  await servers?.close();
  await redis?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(name: 'directory' | 'import-export', prefix: string): Promise<OwnService> {
  const service = await OwnService.start(name, {
    MONGO_URL: servers.mongo.url,
    MONGO_DATABASE_PREFIX: prefix,
    NATS_URL: servers.nats.url,
    REDIS_URL: redis.url,
  });
  running.push(service);
  return service;
}

async function exported(): Promise<string> {
  let csv = '';
  for (let after: ExportProgress | null | undefined; after !== null;) {
    const page = await servers.bus.requestText(exportBusinesses, { choice: {}, after: after ?? null });
    csv += Buffer.from(page.text).toString();
    after = page.output.next;
  }
  return csv;
}

/** All businesses as the directory stores them, sorted by place id, without {@link OF_THE_MOMENT}. */
async function stored(prefix: string): Promise<Record<string, unknown>[]> {
  const collection = mongo.db(`${prefix}gewerk_directory`).collection('businesses');
  const documents = await collection.find().sort({ placeId: 1 }).toArray();
  return documents.map((document) =>
    Object.fromEntries(Object.entries(document).filter(([field]) => !OF_THE_MOMENT.has(field))),
  );
}

describe('the export and the import, with the real directory', () => {
  it('ADM-EXPORT-01 restores every field in an empty directory when it is imported again', async () => {
    const prefix = () => `${servers.mongo.prefix}${randomBytes(3).toString('hex')}_`;
    const [full, empty] = [prefix(), prefix()];
    await start('import-export', prefix());
    const first = await start('directory', full);
    const businesses = [
      whole,
      { placeId: 'p-1', name: "'=Apostroph", city: 'Krems', subtypes: ['Maler', 'Lackierer'] },
      ...demoBusinesses({ count: 120 }),
    ];
    const rows = businesses.map((business, index) => ({ row: index + 2, business }));
    const { imported, errors } = await servers.bus.request(upsertBusinesses, {
      runId: 'first',
      batch: 0,
      rows,
    });
    expect([imported, errors]).toEqual([businesses.length, []]);
    const csv = await exported();
    const before = await stored(full);
    expect(before).toHaveLength(businesses.length);
    await first.stop();

    await start('directory', empty);
    expect((await exported()).trim().split('\n')).toHaveLength(1);
    const file = join(folder, 'again.xlsx');
    await writeFile(file, await sheetOfCsv(csv));
    const runId = await beginImport(servers.bus, file);
    const run = await followImport(servers.bus, runId, 60_000, hasEnded);
    expect(run).toMatchObject({ state: 'done', imported: businesses.length, errors: 0 });
    expect(await stored(empty)).toEqual(before);
    expect(await exported()).toBe(csv);
  });
});
