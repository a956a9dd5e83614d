import { eventually, startMongo } from '@gewerk/testing';
import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { MongoModule } from '../mongo/mongo.module.js';
import { Readiness } from '../health/readiness.js';
import { ServiceKitModule } from '../service-kit.module.js';
import type { Migration } from './migration.js';
import { PartsDatabase, partId } from './test/parts-database.js';
import { updateInBatches } from './update-in-batches.js';

/** Never runs out of batches. */
const endless: Migration = {
  name: '001-endless',
  purpose: 'Never ends by itself.',
  up: (_, progress) =>
    progress.inBatches<number>((from) => Promise.resolve({ changed: 1, position: (from ?? 0) + 1 })),
};

function serviceWith(...migrations: Migration[]): Type {
  @Module({ imports: [ServiceKitModule, MongoModule.forDatabase('parts', migrations)] })
  class PartsService {}
  return PartsService;
}

describe('a service with a long migration', () => {
  it('is ready before the migration and while it runs, and ends without waiting for it', async () => {
    const { url, prefix } = await startMongo();
    Object.assign(process.env, { MONGO_URL: url, MONGO_DATABASE_PREFIX: prefix, NATS_URL: 'nats://unused' });
    const app = await NestFactory.createApplicationContext(serviceWith(endless), { logger: false });
    const records = app.get<Connection>(getConnectionToken()).collection('migrations');
    expect(await app.get(Readiness).missing()).toEqual({});
    expect(await records.countDocuments()).toBe(0);
    await eventually(async () => (await records.countDocuments({ changed: { $gt: 3 } })) === 1);
    expect(await app.get(Readiness).missing()).toEqual({});
    await app.close();
  });
});

describe('a migration while the old version writes', () => {
  let database: PartsDatabase;
  beforeAll(async () => {
    database = await PartsDatabase.start();
  });
  afterAll(() => database.close());

  it('ends, although documents of the old form keep appearing before and after its position', async () => {
    const existing = 500;
    await database.fill(existing);
    let isOver = false;
    let added = 0;
    const oldVersion = (async () => {
      while (!isOver) {
        added += 1;
        await database.parts.insertMany([{ _id: `a-${added}` }, { _id: partId(existing + added) }]);
      }
    })();
    database.startReplica({
      name: '001-changes-field',
      purpose: 'Each part counts its changes.',
      up: updateInBatches({
        collection: 'parts',
        filter: { changes: { $exists: false } },
        update: { $set: { changes: 0 } },
        atOnce: 10,
      }),
    });
    await eventually(() => added > 5);
    await eventually(() => database.hasEnded('001-changes-field'));
    isOver = true;
    await oldVersion;

    const ofBefore = { _id: { $gte: partId(0), $lt: partId(existing) } };
    expect(await database.parts.countDocuments({ ...ofBefore, changes: 0 })).toBe(existing);
    expect(await database.parts.countDocuments({ changes: { $exists: false } })).toBeGreaterThan(0);
  });
});
