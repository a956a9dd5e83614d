import { GewerkError } from '@gewerk/contracts';
import { requestContext } from '@gewerk/service-kit';
import type { FastifyInstance } from 'fastify';
import type { GatewayEnv } from '../env.js';
import { addressGroup } from './address-group.js';
import { faultOfRequest } from './request-limits.js';
import { sendProblem } from './send-problem.js';
import { TokenBuckets } from './token-buckets.js';
import { traceContextOf, traceRequests } from './trace-requests.js';
import { warnOfUnknownProxy } from './warn-of-unknown-proxy.js';

const BURST_OF_READS = 10;

const OWNERS_CALL = /^\/api\/admin\/(?!session$|session\?)/;

/** Writes that need a session are refused cheaply without one, so the limit of writes without a session spares them. */
const isOwnersCall = (url: string): boolean => OWNERS_CALL.test(url);

/** What every request passes first: its id, its size, its address's rate. */
export function addRequestGuards(fastify: FastifyInstance, env: GatewayEnv): void {
  const reads = new TokenBuckets(env.RATE_LIMIT_READS, env.RATE_LIMIT_READS * BURST_OF_READS);
  const writes = new TokenBuckets(env.RATE_LIMIT_WRITES / 60, env.RATE_LIMIT_WRITES);

  traceRequests(fastify);
  warnOfUnknownProxy(fastify);
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    requestContext.run({ requestId: request.id, ...traceContextOf(request) }, done);
  });

  fastify.addHook('onRequest', (request, reply, done) => {
    const fault = faultOfRequest(request);
    if (fault) {
      void sendProblem(reply, fault);
      return;
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const wait = (isRead || isOwnersCall(request.url) ? reads : writes).take(addressGroup(request.ip));
    if (wait > 0) {
      reply.header('retry-after', wait);
      void sendProblem(reply, new GewerkError('rate-limited', `Too many requests; try again in ${wait} s.`));
      return;
    }
    done();
  });
}
