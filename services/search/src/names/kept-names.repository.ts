import { promisify } from 'node:util';
import { deflate, inflate } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { KEPT_NAMES_MODEL, type KeptNames } from './kept-names.schema.js';
import type { NamesContent } from './name-words.js';

/** Change this when the format changes, so that data stored by an older release is not read. */
const ID = 'names-1';
const [pack, unpack] = [promisify(deflate), promisify(inflate)];

/** The words of names, stored so that a starting process has them before it has read the whole index. */
@Injectable()
export class KeptNamesRepository {
  constructor(@InjectModel(KEPT_NAMES_MODEL) private readonly kept: Model<KeptNames>) {}

  /**
   * Null if nothing is stored.
   * @throws if it cannot be read
   */
  async read(): Promise<NamesContent | null> {
    const found = await this.kept.findById(ID);
    if (!found) return null;
    const [counts, pairs] = await Promise.all([unpack(found.counts), unpack(found.pairs)]);
    return {
      names: found.names,
      counts: JSON.parse(counts.toString()) as NamesContent['counts'],
      // A copy, since the bytes may begin at any offset.
      pairs: new Uint32Array(Uint8Array.from(pairs).buffer),
    };
  }

  /** Replaces the stored words. */
  async keep({ names, counts, pairs }: NamesContent): Promise<void> {
    const [packed, table] = await Promise.all([
      pack(JSON.stringify(counts)),
      pack(Buffer.from(pairs.buffer, pairs.byteOffset, pairs.byteLength)),
    ]);
    await this.kept.updateOne(
      { _id: ID },
      { $set: { names, counts: packed, pairs: table } },
      { upsert: true },
    );
  }
}
