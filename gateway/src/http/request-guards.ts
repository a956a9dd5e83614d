import { GewerkError } from '@gewerk/contracts';
import { requestContext } from '@gewerk/service-kit';
import type { FastifyInstance } from 'fastify';
import type { GatewayEnv } from '../env.js';
import { faultOfRequest } from './request-limits.js';
import { sendProblem } from './send-problem.js';
import { TokenBuckets } from './token-buckets.js';

const BURST_OF_READS = 10;
const TRACE_PARENT = /^[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

const OWNERS_CALL = /^\/api\/admin\/(?!session$|session\?)/;

/** Writes that need a session are refused cheaply without one, so the limit of writes without a session spares them. */
const isOwnersCall = (url: string): boolean => OWNERS_CALL.test(url);

/** What every request passes first: its id, its size, its address's rate. */
export function addRequestGuards(fastify: FastifyInstance, env: GatewayEnv): void {
  const reads = new TokenBuckets(env.RATE_LIMIT_READS, env.RATE_LIMIT_READS * BURST_OF_READS);
  const writes = new TokenBuckets(env.RATE_LIMIT_WRITES / 60, env.RATE_LIMIT_WRITES);

  fastify.addHook('onRequest', (request, reply, done) => {
    const traceparent = request.headers['traceparent'];
    const trace = typeof traceparent === 'string' && TRACE_PARENT.test(traceparent) ? { traceparent } : {};
    reply.header('x-request-id', request.id);
    requestContext.run({ requestId: request.id, ...trace }, done);
  });

  fastify.addHook('onRequest', (request, reply, done) => {
    const fault = faultOfRequest(request);
    if (fault) {
      void sendProblem(reply, fault);
      return;
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const wait = (isRead || isOwnersCall(request.url) ? reads : writes).take(request.ip);
    if (wait > 0) {
      reply.header('retry-after', wait);
      void sendProblem(reply, new GewerkError('rate-limited', `Too many requests; try again in ${wait} s.`));
      return;
    }
    done();
  });
}
