import { randomBytes } from 'node:crypto';
import type { BusinessInput } from '@gewerk/contracts';
import { type InputOf, type OutputOf, upsertBusinesses } from '@gewerk/contracts/bus';
import type { MessageBus } from '@gewerk/messaging';
import type { TestBus } from '@gewerk/testing';
import type { INestApplication } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AppModule } from '../app.module.js';

type Batch = InputOf<typeof upsertBusinesses>;

/** The directory service in this process, using real servers and a separate database. */
export interface RunningDirectory {
  bus: MessageBus;
  app: INestApplication;
  /** Its database, for data that no operation shows. */
  connection: Connection;
  /** Stores rows, numbered from 2 as in a sheet; by default as a batch of a new run. */
  store(rows: BusinessInput[], batch?: Partial<Batch>): Promise<OutputOf<typeof upsertBusinesses>>;
  /** Stores one business and returns its id. */
  list(business: BusinessInput): Promise<string>;
}

/** A fresh, empty directory; it is stopped with the servers. */
export async function startDirectory(servers: TestBus): Promise<RunningDirectory> {
  process.env['MONGO_DATABASE_PREFIX'] = `${servers.mongo.prefix}${randomBytes(3).toString('hex')}_`;
  const app = await servers.start('directory', AppModule);
  const connection = app.get<Connection>(getConnectionToken());
  await Promise.all(Object.values(connection.models).map((model) => model.init()));
  const store: RunningDirectory['store'] = (rows, batch = {}) =>
    servers.bus.request(upsertBusinesses, asBatch(rows, batch));
  return {
    bus: servers.bus,
    app,
    connection,
    store,
    list: async (business) => {
      const { errors } = await store([business]);
      const stored = await connection.collection('businesses').findOne({ placeId: business.placeId });
      if (!stored) throw new Error(`the business was not stored: ${JSON.stringify(errors)}`);
      return String(stored._id);
    },
  };
}

/** Rows numbered from 2, as in a sheet with a header; by default as a batch of a new run. */
export function asBatch(rows: BusinessInput[], batch: Partial<Batch> = {}): Batch {
  return {
    runId: randomBytes(6).toString('hex'),
    batch: 0,
    rows: rows.map((business, index) => ({ row: index + 2, business })),
    ...batch,
  };
}

/** A workshop in Bayreuth with the fields that a listing needs; `n` distinguishes it. */
export function workshop(n: number, fields: Partial<BusinessInput> = {}): BusinessInput {
  return {
    placeId: `place-${n}`,
    name: `Werkstatt ${n}`,
    category: 'car repair',
    address: `Hauptstraße ${n}`,
    postalCode: '95444',
    city: 'Bayreuth',
    latitude: 49.94,
    longitude: 11.57,
    ...fields,
  };
}
