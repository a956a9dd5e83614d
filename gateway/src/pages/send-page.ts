import type { FastifyReply } from 'fastify';
import { chooseEncoding } from '../http/answers/encode-body.js';
import { matchesTag } from '../http/answers/etag.js';
import type { RenderResult } from '@gewerk/web/server';
import { PageEntry } from './page-entry.js';

const RETRY_AFTER_SECONDS = 1;

/** Sends a page of the panel, which gets the CSRF token of its session. */
export async function sendPanelPage(reply: FastifyReply, entry: PageEntry, csrfToken: string): Promise<void> {
  const { etag: _, ...headers } = entry.headers;
  const { body, encoding } = await entry.encodeWith(
    `<meta name="csrf-token" content="${csrfToken}">`,
    chooseEncoding(reply.request.headers['accept-encoding']),
  );
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  await reply.headers(headers).header('cache-control', 'no-store').status(entry.status).send(body);
}

/** Sends a rendered response, or 304 if the client has it. */
export async function sendPage(reply: FastifyReply, entry: PageEntry): Promise<void> {
  const { headers } = reply.request;
  reply.headers(entry.headers).header('cache-control', entry.cacheControl(Date.now()));
  if (entry.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  if (entry.status === 200 && matchesTag(headers['if-none-match'], entry.etag)) {
    await reply.status(304).send();
    return;
  }
  const { body, encoding } = await entry.encode(chooseEncoding(headers['accept-encoding']));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  await reply.status(entry.status).send(body);
}

/** Sends the page that answers a form to its sender. */
export async function sendAnswerPage(
  reply: FastifyReply,
  answer: RenderResult,
  status: number,
): Promise<void> {
  const entry = new PageEntry(answer, 0);
  const { etag: _, ...headers } = entry.headers;
  const { body, encoding } = await entry.encode(chooseEncoding(reply.request.headers['accept-encoding']));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  await reply.headers(headers).header('cache-control', 'no-store').status(status).send(body);
}
