import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { MapExtract } from '@gewerk/contracts';
import { visitorRoutes } from '@gewerk/contracts/http';
import { EnvironmentError, logger } from '@gewerk/service-kit';
import type { OnApplicationShutdown } from '@nestjs/common';
import { PMTiles } from 'pmtiles';
import type { ByteRange } from './read-range.js';
import { describeExtract } from './describe-extract.js';

/**
 * The header and the root directory: they contain the lengths of all other parts, so they change when another
 * part does.
 */
const FRONT_BYTES = 16_384;
const CHUNK_BYTES = 256 * 1_024;
const HEADER_BYTES = 127;
const MAGIC = 'PMTiles';
/** Maximum size of the metadata: a description of a few layers is never larger. */
const MOST_METADATA = 4 * 1_024 ** 2;

/** The operator's own base map, kept open: a file that replaces it is served only after a restart. */
export class BaseMapArchive implements OnApplicationShutdown {
  private constructor(
    private readonly file: FileHandle,
    readonly size: number,
    /** The last segment of the archive's URL. */
    readonly name: string,
    readonly extract: MapExtract,
  ) {}

  /** Opens the archive and checks it. Fails with an EnvironmentError that states what is wrong with the file. */
  static async open(path: string): Promise<BaseMapArchive> {
    const file = await open(path).catch((fault: unknown) => {
      throw refusal(path, `cannot be read: ${fault instanceof Error ? fault.message : String(fault)}`);
    });
    try {
      const archive = await BaseMapArchive.check(path, file);
      logger.info({ ...archive.extract, bytes: archive.size }, 'the base map is a separate archive');
      return archive;
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  private static async check(path: string, file: FileHandle): Promise<BaseMapArchive> {
    const stats = await file.stat();
    if (!stats.isFile()) throw refusal(path, 'is not a file');
    const { size } = stats;
    const read = async (offset: number, length: number): Promise<Buffer> => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
      return buffer.subarray(0, bytesRead);
    };
    const front = await read(0, FRONT_BYTES);
    if (front.length < HEADER_BYTES || front.toString('latin1', 0, MAGIC.length) !== MAGIC)
      throw refusal(path, 'is not a PMTiles archive');
    const tiles = new PMTiles({
      getKey: () => path,
      getBytes: async (offset, length) => {
        const bytes = await read(offset, Math.min(length, MOST_METADATA));
        return { data: new Uint8Array(bytes).buffer };
      },
    });
    const described = await describe(tiles, size).catch((fault: unknown) => {
      throw refusal(
        path,
        `cannot be read as PMTiles: ${fault instanceof Error ? fault.message : String(fault)}`,
      );
    });
    if (typeof described === 'string') throw refusal(path, described);
    const content = createHash('sha256').update(front).update(String(size)).digest('hex').slice(0, 12);
    const name = `${content}.pmtiles`;
    const address = visitorRoutes.baseMapFile.path.replace('{file}', name);
    return new BaseMapArchive(file, size, name, { ...described, address });
  }

  /** Not `createReadStream`: an aborted request would close the file for all others. */
  stream(range: ByteRange): Readable {
    return Readable.from(this.chunks(range));
  }

  private async *chunks({ start, end }: ByteRange): AsyncGenerator<Buffer> {
    for (let at = start; at <= end;) {
      const length = Math.min(CHUNK_BYTES, end - at + 1);
      const { buffer, bytesRead } = await this.file.read(Buffer.alloc(length), 0, length, at);
      if (bytesRead === 0) throw new Error(`The base map ends at byte ${at} of ${this.size}.`);
      yield buffer.subarray(0, bytesRead);
      at += bytesRead;
    }
  }

  onApplicationShutdown(): Promise<void> {
    return this.file.close();
  }
}

async function describe(tiles: PMTiles, size: number): Promise<Omit<MapExtract, 'address'> | string> {
  const header = await tiles.getHeader();
  const { tileDataOffset, tileDataLength = 0, jsonMetadataLength } = header;
  if (tileDataOffset + tileDataLength > size)
    return `is cut off: it has ${size} of ${tileDataOffset + tileDataLength} bytes`;
  if (jsonMetadataLength > MOST_METADATA) return `has metadata of more than ${MOST_METADATA} bytes`;
  return describeExtract(header, await tiles.getMetadata());
}

const refusal = (path: string, fault: string): EnvironmentError =>
  new EnvironmentError(`BASE_MAP: ${path} ${fault}`);
