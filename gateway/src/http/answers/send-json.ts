import type { FastifyReply } from 'fastify';
import { sendBytes } from './send-bytes.js';

/** Answers JSON with an entity tag and a lifetime, compressed as the client takes it. */
export function sendJson(reply: FastifyReply, json: Uint8Array, maxAgeSeconds: number): Promise<void> {
  return sendBytes(reply, json, { contentType: 'application/json; charset=utf-8', maxAgeSeconds });
}
