import type { FastifyReply } from 'fastify';
import { sendBytes } from './send-bytes.js';

/** Sends JSON with an entity tag and a lifetime, compressed as the client accepts. */
export function sendJson(reply: FastifyReply, json: Uint8Array, maxAgeSeconds: number): Promise<void> {
  return sendBytes(reply, json, { contentType: 'application/json; charset=utf-8', maxAgeSeconds });
}
