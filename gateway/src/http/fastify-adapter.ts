import { randomUUID } from 'node:crypto';
import { FORM_MAX_BYTES } from '@gewerk/contracts/limits';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayEnv } from '../env.js';
import { LONGEST_REQUEST_MS } from './bodies/bound-body-time.js';
import { GatheredMessage } from './bodies/gathered-message.js';
import { routableAddress } from '../pages/page-address.js';
import { answerClientError } from './answers/client-errors.js';
import { sendProblem } from './answers/send-problem.js';
import { toGewerkError } from './answers/to-gewerk-error.js';
import { trustOf } from './connections/trusted-proxies.js';

const SECOND = 1_000;

/** Maximum header bytes that Node reads; the stricter limits in `request-limits` answer with a clear error. */
const PARSER_HEADER_BYTES = 64 * 1024;

/** Fastify with limits on all waiting times and sizes. */
export function createFastifyAdapter(env: GatewayEnv): FastifyAdapter {
  return new FastifyAdapter({
    // For URLs without a route; routes have their own limits (bound-bodies).
    bodyLimit: FORM_MAX_BYTES,
    // Bodies have a shorter limit (bound-body-time), which only uploads exceed.
    requestTimeout: LONGEST_REQUEST_MS,
    connectionTimeout: 60 * SECOND,
    keepAliveTimeout: 72 * SECOND,
    forceCloseConnections: 'idle',
    // Open connections still get a response, marked as the last one.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 2_000 },
    http: {
      maxHeaderSize: PARSER_HEADER_BYTES,
      headersTimeout: 30 * SECOND,
      IncomingMessage: GatheredMessage,
    },
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    rewriteUrl: ({ url = '/' }) => routableAddress(url),
    trustProxy: trustOf(env.TRUSTED_PROXIES),
    clientErrorHandler: answerClientError,
    frameworkErrors: (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
      void sendProblem(reply, toGewerkError(error) ?? error);
    },
  });
}
