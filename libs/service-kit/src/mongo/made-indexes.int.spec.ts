import { eventually, startMongo, type TestDatabase } from '@gewerk/testing';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { getConnectionToken, MongooseModule } from '@nestjs/mongoose';
import { type Connection, createConnection, Schema } from 'mongoose';
import { MadeIndexes } from './made-indexes.js';
import { MongoModule } from './mongo.module.js';
import { ServiceKitModule } from '../service-kit.module.js';

const unique = () =>
  new Schema({ key: String }, { collection: 'things' }).index({ key: 1 }, { unique: true });

describe('indexes', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await startMongo();
    Object.assign(process.env, {
      MONGO_URL: database.url,
      MONGO_DATABASE_PREFIX: database.prefix,
      NATS_URL: 'nats://unused',
    });
  });

  it('exist before the process serves', async () => {
    const schema = unique();
    // Enough for the indexes to take longer than the rest of the start.
    for (let nth = 0; nth < 30; nth += 1) schema.index({ [`other${nth}`]: 1 });
    @Module({
      imports: [
        ServiceKitModule,
        MongoModule.forDatabase('indexed'),
        MongooseModule.forFeature([{ name: 'Thing', schema }]),
      ],
    })
    class Service {}
    const app = await NestFactory.createApplicationContext(Service, { logger: false });
    const things = app.get<Connection>(getConnectionToken()).collection('things');
    const made = Object.keys(await things.indexInformation());
    await app.close();
    expect(made).toHaveLength(32);
  });

  it('are created once nothing prevents them', async () => {
    const connection: Connection = await createConnection(database.url).asPromise();
    await connection.collection('things').insertMany([{ key: 'twice' }, { key: 'twice' }, { key: 'once' }]);
    const { collection } = connection.model('Thing', unique());
    const indexes = new MadeIndexes(connection, 50);
    await indexes.onModuleInit();
    expect(Object.keys(await collection.indexInformation())).toEqual(['_id_']);
    await connection.collection('things').deleteOne({ key: 'twice' });
    await eventually(async () => 'key_1' in (await collection.indexInformation()));
    await indexes.onModuleDestroy();
    await connection.close();
  });
});
