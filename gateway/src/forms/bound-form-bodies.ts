import { GewerkError } from '@gewerk/contracts';
import type { FormName } from '@gewerk/contracts/http';
import { formEndpoints, visitorEndpoints } from '@gewerk/contracts/serving';
import { CLICK_MAX_BYTES, FORM_MAX_BYTES } from '@gewerk/contracts/limits';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../http/send-problem.js';

const limits = new Map<string, number>([
  ...(Object.keys(formEndpoints) as FormName[]).map(
    (name) => [formEndpoints[name].path, FORM_MAX_BYTES] as const,
  ),
  [visitorEndpoints.click.path, CLICK_MAX_BYTES],
]);

/** Rejects public forms and clicks by Content-Length before reading the body. */
export function boundFormBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const limit = request.method === 'POST' ? limits.get(request.url.split('?', 1)[0] ?? '') : undefined;
    if (limit === undefined || Number(request.headers['content-length'] ?? 0) <= limit) return done();
    const detail = `The body is larger than ${limit} bytes; send a smaller one.`;
    void sendProblem(reply, new GewerkError('payload-too-large', detail));
  });
}
