import type { FastifyReply } from 'fastify';
import { chooseEncoding, encodeBody } from './encode-body.js';
import { entityTag, matchesTag } from './etag.js';
import type { KeptBodies } from './kept-bodies.js';

const BROTLI_QUALITY = 3;

/** How a response is sent: its type, and for how many seconds it may be cached. */
export interface Sending {
  readonly contentType: string;
  readonly maxAgeSeconds: number;
}

/**
 * Sends bytes with an entity tag and a lifetime, compressed as the client accepts; `kept` caches the compressed
 * form.
 */
export async function sendBytes(
  reply: FastifyReply,
  bytes: Uint8Array,
  { contentType, maxAgeSeconds }: Sending,
  kept?: KeptBodies,
): Promise<void> {
  const { headers } = reply.request;
  const tag = entityTag(bytes);
  reply
    .header('cache-control', maxAgeSeconds > 0 ? `public, max-age=${maxAgeSeconds}` : 'no-cache')
    .header('vary', 'Accept-Encoding')
    .header('etag', tag);
  if (matchesTag(headers['if-none-match'], tag)) {
    await reply.status(304).send();
    return;
  }
  const wanted = chooseEncoding(headers['accept-encoding']);
  const { body, encoding } = kept
    ? await kept.encode(bytes, tag, wanted, BROTLI_QUALITY)
    : await encodeBody(bytes, wanted, BROTLI_QUALITY);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  await reply.header('content-type', contentType).send(body);
}
