import { LRUCache } from 'lru-cache';
import { type EncodedBody, encodeBody, type Encoding } from './encode-body.js';

/** Compressed bodies by their entity tag, so that a repeated request does not compress again. */
export class KeptBodies {
  private readonly bodies: LRUCache<string, Uint8Array>;

  constructor(maxBytes: number) {
    this.bodies = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (body, key) => body.length + key.length,
    });
  }

  /** `quality` is brotli's, the same for all bodies in this cache. */
  async encode(bytes: Uint8Array, tag: string, encoding: Encoding, quality: number): Promise<EncodedBody> {
    const key = `${encoding} ${tag}`;
    const known = this.bodies.get(key);
    if (known) return { body: known, encoding };
    const made = await encodeBody(bytes, encoding, quality);
    if (made.encoding !== 'identity') this.bodies.set(key, made.body);
    return made;
  }
}
