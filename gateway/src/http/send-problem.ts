import { toProblem } from '@gewerk/contracts';
import type { FastifyReply } from 'fastify';

const RETRY_AFTER_SECONDS = 1;

/** Answers an error as problem+json with `extensions` beside it; faults that pass by themselves carry Retry-After. */
export function sendProblem(
  reply: FastifyReply,
  error: unknown,
  extensions: Readonly<Record<string, unknown>> = {},
): FastifyReply {
  const problem = toProblem(error, reply.request.id);
  if ((problem.status === 503 || problem.status === 504) && !reply.hasHeader('retry-after')) {
    reply.header('retry-after', RETRY_AFTER_SECONDS);
  }
  return reply
    .status(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ ...extensions, ...problem }));
}
