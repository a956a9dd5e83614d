import type { FastifyReply } from 'fastify';
import { chooseEncoding, encodeBody } from './encode-body.js';
import { entityTag, matchesTag } from './etag.js';

const BROTLI_QUALITY = 3;

/** Answers JSON with an entity tag and a lifetime, compressed as the client takes it. */
export async function sendJson(reply: FastifyReply, json: Uint8Array, maxAgeSeconds: number): Promise<void> {
  const { headers } = reply.request;
  const tag = entityTag(json);
  reply
    .header('cache-control', maxAgeSeconds > 0 ? `public, max-age=${maxAgeSeconds}` : 'no-cache')
    .header('vary', 'Accept-Encoding')
    .header('etag', tag);
  if (matchesTag(headers['if-none-match'], tag)) {
    await reply.status(304).send();
    return;
  }
  const { body, encoding } = await encodeBody(
    json,
    chooseEncoding(headers['accept-encoding']),
    BROTLI_QUALITY,
  );
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  await reply.header('content-type', 'application/json; charset=utf-8').send(body);
}
