import cookie from '@fastify/cookie';
import { requestContext } from '@gewerk/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from '../../http/send-problem.js';
import { toGewerkError } from '../../http/to-gewerk-error.js';
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
    if (context && call.acting) context.role = call.acting.role;
    reply.header('cache-control', 'no-store');
    if (call.session) reply.header('x-session-expires-at', call.session.expiresAt.toISOString());
    if (!hasBody(request)) delete request.headers['content-type'];
    return undefined;
  });

  fastify.addHook('onSend', async (request, reply) => {
    if (request.panelCall) await audit.record(request.panelCall, request.ip, reply.statusCode);
  });
}

/** Some calls say that they send JSON and send none, which is not to be parsed. */
function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
