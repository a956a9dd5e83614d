import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { logger } from '@gewerk/service-kit';
import { LRUCache } from 'lru-cache';

const NAME = /^[0-9a-f]{40,64}\.(?:jpg|webp)$/;
const HALF_WRITTEN = /\.part$/;

/**
 * A folder of pictures on disk with a maximum size in bytes. The name of a picture is a hash of what it is made from.
 */
export class PictureFolder {
  /** The size in bytes of each stored picture, by name. */
  private readonly index: LRUCache<string, number>;
  private opened: Promise<void> | undefined;

  constructor(
    private readonly folder: string,
    maxBytes: number,
  ) {
    this.index = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (bytes) => bytes,
      dispose: (_bytes, name, reason) => {
        if (reason === 'evict') this.remove(name);
      },
    });
  }

  /** Undefined if the picture is not stored. */
  async read(name: string): Promise<Uint8Array | undefined> {
    await this.open();
    if (this.index.get(name) === undefined) return undefined;
    try {
      return await readFile(join(this.folder, name));
    } catch (error) {
      // The file was deleted by something else; the picture is made again.
      logger.warn({ err: error, name }, 'Could not read a stored picture');
      this.index.delete(name);
      return undefined;
    }
  }

  /** Stores a picture. A failure, for example because the disk is full, is only logged. */
  async write(name: string, picture: Uint8Array): Promise<void> {
    await this.open();
    const scratch = join(this.folder, `${randomUUID()}.part`);
    try {
      await writeFile(scratch, picture);
      await rename(scratch, join(this.folder, name));
      this.keep(name, picture.length);
    } catch (error) {
      logger.warn({ err: error, name }, 'Could not store a picture');
      await rm(scratch, { force: true });
    }
  }

  private open(): Promise<void> {
    this.opened ??= this.readIndex().catch((error: unknown) => {
      this.opened = undefined;
      throw error;
    });
    return this.opened;
  }

  /** Indexes the files of earlier runs, oldest first. */
  private async readIndex(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const found: { name: string; bytes: number; age: number }[] = [];
    for (const name of await readdir(this.folder)) {
      if (HALF_WRITTEN.test(name)) await rm(join(this.folder, name), { force: true });
      if (!NAME.test(name)) continue;
      const { size, mtimeMs } = await stat(join(this.folder, name));
      found.push({ name, bytes: size, age: mtimeMs });
    }
    found.sort((one, other) => one.age - other.age);
    for (const { name, bytes } of found) this.keep(name, bytes);
  }

  private keep(name: string, bytes: number): void {
    this.index.set(name, bytes);
    // The picture alone exceeds the limit of the whole folder.
    if (!this.index.has(name)) this.remove(name);
  }

  private remove(name: string): void {
    rm(join(this.folder, name), { force: true }).catch((error: unknown) => {
      logger.warn({ err: error, name }, 'Could not evict a picture');
    });
  }
}
