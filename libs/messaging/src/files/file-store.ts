import { Readable } from 'node:stream';
import { GewerkError } from '@gewerk/contracts';
import { baseEnvSchema, parseEnv, withTimeLimit } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { jetstream, StorageType } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { type ObjectStore, Objm } from '@nats-io/obj';
import { MessageBus } from '../message-bus.js';
import { readObject } from './read-object.js';
import { writeObject } from './write-object.js';

export const FILE_BUCKET = 'gewerk-files';
const KEPT_DAYS = 7;
const MAX_BUCKET_BYTES = 4 * 1024 * 1024 * 1024;
const TRANSFER_LIMIT_MS = 120_000;
/** NATS syncs to disk and answers late while the disk is busy. */
const CALL_LIMIT_MS = 30_000;
/** A lost store is noticed early enough to be recreated within 15 s. */
const CHECK_LIMIT_MS = 5_000;

/** Files passed between processes (uploads, reports), in JetStream's object store, for 7 days. */
@Injectable()
export class FileStore {
  private store: Promise<ObjectStore> | undefined;
  private isUsed = false;

  constructor(private readonly bus: MessageBus) {}

  /** Stores a file in chunks, never whole in memory. */
  put(name: string, content: Readable): Promise<{ bytes: number }> {
    return this.inStore(async (store) => {
      const place = { bucket: FILE_BUCKET, name, old: await store.info(name), timeoutMs: TRANSFER_LIMIT_MS };
      return writeObject(this.bus.connection, place, content);
    });
  }

  /** The file's content, read only as fast as it is consumed. Fails with `file-not-found`. */
  async get(name: string): Promise<{ bytes: number; content: Readable }> {
    const object = await this.inStore((store) => store.info(name));
    if (!object || object.deleted)
      throw new GewerkError(
        'file-not-found',
        `There is no file '${name}'; it may have expired after ${KEPT_DAYS} days.`,
      );
    const content = Readable.from(readObject(this.bus.connection, object), { objectMode: false });
    return { bytes: object.size, content };
  }

  async list(): Promise<{ name: string; bytes: number }[]> {
    const objects = await this.inStore((store) => store.list());
    return objects
      .filter(({ deleted }) => !deleted)
      .map(({ name, size }) => ({ name, bytes: size }))
      .sort((one, other) => (one.name < other.name ? -1 : 1));
  }

  async delete(name: string): Promise<void> {
    await this.inStore((store) => store.delete(name));
  }

  /**
   * Opens the store, or recreates it if JetStream has lost it. Does nothing before the first use.
   * @throws Error if NATS refuses or does not answer
   */
  async check(): Promise<void> {
    if (!this.isUsed) return;
    try {
      await withTimeLimit(
        this.inStore((store) => store.status()),
        CHECK_LIMIT_MS,
      );
    } catch (error) {
      // Cleared, so that the next call opens the store again.
      this.store = undefined;
      throw error;
    }
  }

  /** After a failure the next call opens the store again, since it may be lost. */
  private async inStore<T>(work: (store: ObjectStore) => Promise<T>): Promise<T> {
    const opened = this.open();
    try {
      return await work(await opened);
    } catch (error) {
      if (this.store === opened) this.store = undefined;
      throw error;
    }
  }

  private open(): Promise<ObjectStore> {
    this.isUsed = true;
    this.store ??= this.create().catch((error: unknown) => {
      this.store = undefined;
      throw error;
    });
    return this.store;
  }

  private create(): Promise<ObjectStore> {
    const replicas = parseEnv(baseEnvSchema.pick({ JETSTREAM_REPLICAS: true })).JETSTREAM_REPLICAS;
    return new Objm(jetstream(this.bus.connection, { timeout: CALL_LIMIT_MS })).create(FILE_BUCKET, {
      storage: StorageType.File,
      ttl: nanos(KEPT_DAYS * 86_400_000),
      max_bytes: MAX_BUCKET_BYTES,
      replicas,
    });
  }
}
