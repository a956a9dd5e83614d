import type { PictureEndpoint } from '@gewerk/contracts/serving';
import type { FastifyReply } from 'fastify';
import { entityTag, matchesTag } from '../http/answers/etag.js';

/** A substitute is replaced by the real picture as soon as that exists. */
const SUBSTITUTE_SECONDS = 60;

export interface SentPicture {
  readonly contentType: string;
  readonly base64: string;
  readonly isSubstitute?: boolean;
}

/** Sends a picture with an entity tag and a lifetime; other sites may embed it. */
export async function sendPicture(
  reply: FastifyReply,
  route: PictureEndpoint,
  picture: SentPicture,
): Promise<void> {
  const bytes = Buffer.from(picture.base64, 'base64');
  const tag = entityTag(bytes);
  const seconds = picture.isSubstitute ? SUBSTITUTE_SECONDS : route.maxAgeSeconds;
  reply
    .header('cache-control', `public, max-age=${seconds}`)
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('etag', tag);
  if (matchesTag(reply.request.headers['if-none-match'], tag)) {
    await reply.status(304).send();
    return;
  }
  await reply.header('content-type', picture.contentType).send(bytes);
}
