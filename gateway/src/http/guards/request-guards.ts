import { GewerkError } from '@gewerk/contracts';
import { requestContext } from '@gewerk/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RequestRates } from '../../rates/request-rates.js';
import type { AnswerFault } from '../answers/answer-fault.js';
import { faultOfRequest } from './request-limits.js';
import { sendProblem } from '../answers/send-problem.js';
import { traceContextOf, traceRequests } from '../trace-requests.js';
import { warnOfUnknownProxy } from '../connections/warn-of-unknown-proxy.js';

/** The first checks of every request: its id, its size, and the request rate of its IP address. */
export function addRequestGuards(
  fastify: FastifyInstance,
  rates: Pick<RequestRates, 'take'>,
  answer: AnswerFault,
): void {
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
    const wait = rates.take(request);
    if (wait > 0) {
      reply.header('retry-after', wait);
      answer(reply, new GewerkError('rate-limited', `Too many requests; try again in ${wait} s.`));
      return;
    }
    done();
  });
}
