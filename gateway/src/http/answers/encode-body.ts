import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export interface EncodedBody {
  readonly body: Uint8Array;
  readonly encoding: Encoding;
}

/** Smaller bodies gain nothing from compression. */
const COMPRESS_FROM_BYTES = 1_024;

/** The encoding of a response, from the Accept-Encoding header: brotli before gzip; an encoding with q=0 is refused. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  const accepted = acceptEncoding
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0+)?$/.test(part))
    .map((part) => part.split(';')[0]);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

/** Compresses off the event loop. `quality` is brotli's, 0 to 11. */
export async function encodeBody(
  body: Uint8Array,
  encoding: Encoding,
  quality: number,
): Promise<EncodedBody> {
  if (encoding === 'identity' || body.length < COMPRESS_FROM_BYTES) return { body, encoding: 'identity' };
  if (encoding === 'gzip') return { body: await gzipped(body, { level: 6 }), encoding };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return { body: await brotli(body, { params }), encoding };
}
