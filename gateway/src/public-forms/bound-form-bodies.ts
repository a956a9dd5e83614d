import { FORM_MAX_BYTES, type FormName, GewerkError, publicForms } from '@gewerk/contracts';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../http/send-problem.js';

const paths = new Set<string>((Object.keys(publicForms) as FormName[]).map((name) => publicForms[name].path));

/** Refuses bodies of public forms that are larger than any form, before they are read. */
export function boundFormBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const bytes = Number(request.headers['content-length'] ?? 0);
    if (
      request.method === 'POST' &&
      bytes > FORM_MAX_BYTES &&
      paths.has(request.url.split('?', 1)[0] ?? '')
    ) {
      const detail = `A form has at most ${FORM_MAX_BYTES} bytes.`;
      void sendProblem(reply, new GewerkError('payload-too-large', detail));
      return;
    }
    done();
  });
}
