import { Readable } from 'node:stream';
import { GewerkError } from '@gewerk/contracts';
import { baseEnvSchema, parseEnv } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { jetstream, StorageType } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { type ObjectStore, Objm } from '@nats-io/obj';
import { MessageBus } from '../message-bus.js';
import { readObject } from './read-object.js';

export const FILE_BUCKET = 'gewerk-files';
const KEPT_DAYS = 7;
const MAX_BUCKET_BYTES = 4 * 1024 * 1024 * 1024;
const TRANSFER_LIMIT_MS = 120_000;

/** Files that pass between processes (uploads, reports), in JetStream's object store, for 7 days. */
@Injectable()
export class FileStore {
  private store: Promise<ObjectStore> | undefined;

  constructor(private readonly bus: MessageBus) {}

  /** Stores a file in chunks, never whole in memory; `bytes` is its size. */
  async put(name: string, content: Readable): Promise<{ bytes: number }> {
    const store = await this.open();
    const stream = Readable.toWeb(content) as unknown as ReadableStream<Uint8Array>;
    const info = await store.put({ name, options: { max_chunk_size: 128 * 1024 } }, stream, {
      timeout: TRANSFER_LIMIT_MS,
    });
    return { bytes: info.size };
  }

  /** The file's content, read only as fast as it is consumed. Fails with `file-not-found`. */
  async get(name: string): Promise<{ bytes: number; content: Readable }> {
    const object = await (await this.open()).info(name);
    if (!object || object.deleted)
      throw new GewerkError(
        'file-not-found',
        `There is no file '${name}'; it may have expired after ${KEPT_DAYS} days.`,
      );
    const content = Readable.from(readObject(this.bus.connection, object), { objectMode: false });
    return { bytes: object.size, content };
  }

  /** Names and sizes of all files, in order of names. */
  async list(): Promise<{ name: string; bytes: number }[]> {
    const objects = await (await this.open()).list();
    return objects
      .filter(({ deleted }) => !deleted)
      .map(({ name, size }) => ({ name, bytes: size }))
      .sort((one, other) => (one.name < other.name ? -1 : 1));
  }

  /** Removes the file; one that is not there is fine. */
  async delete(name: string): Promise<void> {
    await (await this.open()).delete(name);
  }

  private open(): Promise<ObjectStore> {
    this.store ??= this.create().catch((error: unknown) => {
      this.store = undefined;
      throw error;
    });
    return this.store;
  }

  private create(): Promise<ObjectStore> {
    const replicas = parseEnv(baseEnvSchema.pick({ JETSTREAM_REPLICAS: true })).JETSTREAM_REPLICAS;
    return new Objm(jetstream(this.bus.connection)).create(FILE_BUCKET, {
      storage: StorageType.File,
      ttl: nanos(KEPT_DAYS * 86_400_000),
      max_bytes: MAX_BUCKET_BYTES,
      replicas,
    });
  }
}
