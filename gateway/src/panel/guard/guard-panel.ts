import cookie from '@fastify/cookie';
import { requestContext } from '@gewerk/service-kit';
import type { FastifyInstance } from 'fastify';
import { bytesOf } from '../../http/bodies/end-unread-bodies.js';
import { sendProblem } from '../../http/answers/send-problem.js';
import { toGewerkError } from '../../http/answers/to-gewerk-error.js';
import type { AuditRecorder } from './audit-recorder.js';
import type { PanelGuard } from './panel-guard.js';

/** Guards everything below `/api/admin`, routes and unknown paths alike, and records what was changed. */
export async function guardPanel(
  fastify: FastifyInstance,
  guard: PanelGuard,
  audit: AuditRecorder,
): Promise<void> {
  await fastify.register(cookie);
  fastify.decorateRequest('panelCall', null);

  fastify.addHook('onRequest', async (request, reply) => {
    try {
      request.panelCall = await guard.admit(request);
    } catch (error) {
      return sendProblem(reply, toGewerkError(error) ?? error);
    }
    const call = request.panelCall;
    if (!call) return undefined;
    const context = requestContext.getStore();
    if (context && call.acting) {
      context.role = call.acting.role;
      context.account = call.acting.id;
    }
    reply.header('cache-control', 'no-store');
    if (call.session) reply.header('x-session-expires-at', call.session.expiresAt.toISOString());
    // Some calls declare JSON but have no body, so there is nothing to parse.
    if (bytesOf(request.headers) === 0) delete request.headers['content-type'];
    return undefined;
  });

  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (!request.panelCall) return done(null, payload);
    audit.record(request.panelCall, request.ip, reply.statusCode).then(() => done(null, payload), done);
  });
}
