import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from '../../http/send-problem.js';
import { toGewerkError } from '../../http/to-gewerk-error.js';
import type { AuditRecorder } from './audit-recorder.js';
import type { AdminGuard } from './admin-guard.js';

/** Guards everything below `/api/admin`, routes and unknown paths alike, and records what was changed. */
export async function guardAdminArea(
  fastify: FastifyInstance,
  guard: AdminGuard,
  audit: AuditRecorder,
): Promise<void> {
  await fastify.register(cookie);
  fastify.decorateRequest('adminCall', null);

  fastify.addHook('onRequest', async (request, reply) => {
    try {
      request.adminCall = await guard.admit(request);
    } catch (error) {
      return sendProblem(reply, toGewerkError(error) ?? error);
    }
    const call = request.adminCall;
    if (!call) return undefined;
    reply.header('cache-control', 'no-store');
    if (call.session) reply.header('x-session-expires-at', call.session.expiresAt.toISOString());
    if (!hasBody(request)) delete request.headers['content-type'];
    return undefined;
  });

  fastify.addHook('onSend', async (request, reply) => {
    if (request.adminCall) await audit.record(request.adminCall, request.ip, reply.statusCode);
  });
}

/** Some calls say that they send JSON and send none, which is not to be parsed. */
function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
