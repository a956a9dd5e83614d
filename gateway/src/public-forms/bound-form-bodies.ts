import {
  CLICK_MAX_BYTES,
  CLICK_PATH,
  FORM_MAX_BYTES,
  type FormName,
  GewerkError,
  publicForms,
} from '@gewerk/contracts';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../http/send-problem.js';

const limits = new Map<string, number>([
  ...(Object.keys(publicForms) as FormName[]).map(
    (name) => [publicForms[name].path, FORM_MAX_BYTES] as const,
  ),
  [CLICK_PATH, CLICK_MAX_BYTES],
]);

/** Refuses bodies of public forms and clicks that are larger than any of them, before they are read. */
export function boundFormBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const limit = request.method === 'POST' ? limits.get(request.url.split('?', 1)[0] ?? '') : undefined;
    if (limit === undefined || Number(request.headers['content-length'] ?? 0) <= limit) return done();
    const detail = `The body has at most ${limit} bytes here.`;
    void sendProblem(reply, new GewerkError('payload-too-large', detail));
  });
}
