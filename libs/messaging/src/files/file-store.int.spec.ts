import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { GewerkError } from '@gewerk/contracts';
import { startTestBus, type TestBus } from '@gewerk/testing';
import { jetstreamManager } from '@nats-io/jetstream';
import { Objm } from '@nats-io/obj';
import { FILE_BUCKET, FileStore } from './file-store.js';

const MB = 1024 * 1024;
const SIZE = 30 * MB;
const PIECE = 64 * 1024;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes of buffers actually in use. */
function heldBytes(): number {
  collectGarbage();
  // The first call only begins to release buffers; the second waits until this is done.
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

/**
 * Random bytes in pieces, with their digest once they have been read; `sample` is called while they are being
 * read.
 */
function randomFile(bytes: number, sample: () => void): { content: Readable; digest: () => string } {
  const hash = createHash('sha256');
  function* pieces(): Generator<Buffer> {
    for (let left = bytes, count = 0; left > 0; left -= PIECE, count += 1) {
      if (count % 60 === 0) sample();
      const piece = randomBytes(Math.min(left, PIECE));
      hash.update(piece);
      yield piece;
    }
  }
  return { content: Readable.from(pieces()), digest: () => hash.digest('hex') };
}

describe('the file store', () => {
  let servers: TestBus;
  let files: FileStore;

  beforeAll(async () => {
    servers = await startTestBus();
    files = new FileStore(servers.bus);
  });

  afterAll(() => servers.close());

  it('returns 30 MB unchanged, without ever holding all of them in memory, even for a slow reader', async () => {
    const before = heldBytes();
    const held: number[] = [];
    const file = randomFile(SIZE, () => held.push(heldBytes() - before));
    expect(await files.put('sheet', file.content)).toEqual({ bytes: SIZE });
    const { bytes, content } = await files.get('sheet');
    expect(bytes).toBe(SIZE);
    const hash = createHash('sha256');
    let read = 0;
    for await (const piece of content as AsyncIterable<Uint8Array>) {
      // A reader that stops at the start: anything received in the meantime would be held in memory.
      if (read === 0) await delay(1_500);
      if (read % (30 * 128 * 1024) === 0) held.push(heldBytes() - before);
      hash.update(piece);
      read += piece.length;
    }
    expect(read).toBe(SIZE);
    expect(hash.digest('hex')).toBe(file.digest());
    expect(held.length).toBeGreaterThanOrEqual(16);
    expect(Math.max(...held)).toBeLessThan(SIZE / 2);
  });

  it('copies stored data only once, for the socket', async () => {
    const piece = randomBytes(PIECE);
    let last = process.memoryUsage().arrayBuffers;
    let made = 0;
    function* content(): Generator<Buffer> {
      for (let left = SIZE; left > 0; left -= PIECE) {
        yield piece;
        const now = process.memoryUsage().arrayBuffers;
        // The number of bytes falls if buffers were collected in the meantime.
        made += Math.max(0, now - last);
        last = now;
      }
    }
    await files.put('one-copy', Readable.from(content()));
    expect(made).toBeLessThan(SIZE * 1.4);
    await files.delete('one-copy');
  });

  it('stores an empty file', async () => {
    await files.put('empty', Readable.from([]));
    const { bytes, content } = await files.get('empty');
    expect(bytes).toBe(0);
    expect(await content.toArray()).toEqual([]);
  });

  it("stores plain byte arrays such that NATS's own client can read them", async () => {
    const pieces = [1, 200_000, 131_072].map((length) => new Uint8Array(randomBytes(length)));
    await files.put('plain', Readable.from(pieces));
    const store = await new Objm(servers.bus.connection).open(FILE_BUCKET);
    expect(Buffer.from((await store.getBlob('plain')) ?? [])).toEqual(Buffer.concat(pieces));
    await files.delete('plain');
  });

  it('replaces an older file of the same name without leaving parts of it', async () => {
    const manager = await jetstreamManager(servers.bus.connection);
    const stored = async (): Promise<number> =>
      (await manager.streams.info('OBJ_gewerk-files')).state.messages;
    await files.put('twice', Readable.from([randomBytes(MB)]));
    const before = await stored();
    await files.put('twice', Readable.from([Buffer.from('new')]));
    expect(await (await files.get('twice')).content.toArray()).toEqual([Buffer.from('new')]);
    expect(await stored()).toBe(before - 7);
    await files.delete('twice');
  });

  it('reports that a file does not exist', async () => {
    const failed = await files.get('nowhere').catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(GewerkError);
    expect(failed).toMatchObject({ code: 'file-not-found', status: 404 });
  });

  it('deletes a file, and ignores the deletion of one that does not exist', async () => {
    await files.put('short', Readable.from([Buffer.from('x')]));
    await files.delete('short');
    await expect(files.get('short')).rejects.toMatchObject({ code: 'file-not-found' });
    await expect(files.delete('nowhere')).resolves.toBeUndefined();
  });

  it('keeps nothing of an aborted upload', async () => {
    const manager = await jetstreamManager(servers.bus.connection);
    const stored = async (): Promise<number> => (await manager.streams.info('OBJ_gewerk-files')).state.bytes;
    const before = await stored();
    function* broken(): Generator<Buffer> {
      yield randomBytes(MB);
      throw new Error('the visitor went away');
    }
    await expect(files.put('half', Readable.from(broken()))).rejects.toThrow('went away');
    await expect(files.get('half')).rejects.toMatchObject({ code: 'file-not-found' });
    expect(await stored()).toBe(before);
  });
});
