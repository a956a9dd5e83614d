import { type Problem, toProblem } from '@gewerk/contracts';
import type { FastifyReply } from 'fastify';
import { NO_CONTENT_POLICY } from '../headers/content-security-policy.js';

const RETRY_AFTER_SECONDS = 1;

/** Sends an error as problem+json with `extensions`; temporary errors carry Retry-After. */
export function sendProblem(
  reply: FastifyReply,
  error: unknown,
  extensions: Readonly<Record<string, unknown>> = {},
): FastifyReply {
  const problem = prepared(reply, error);
  return reply
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify({ ...extensions, ...problem }));
}

/** Sends the error as a page; its content security policy allows only the page's style sheet. */
export function sendFaultPage(
  reply: FastifyReply,
  error: unknown,
  html: string,
  styleHash: string,
): FastifyReply {
  prepared(reply, error);
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', `${NO_CONTENT_POLICY}; style-src '${styleHash}'`)
    .header('x-robots-tag', 'noindex')
    .send(html);
}

function prepared(reply: FastifyReply, error: unknown): Problem {
  const problem = toProblem(error, reply.request.id);
  if ((problem.status === 503 || problem.status === 504) && !reply.hasHeader('retry-after')) {
    reply.header('retry-after', RETRY_AFTER_SECONDS);
  }
  reply.status(problem.status).header('cache-control', 'no-store');
  return problem;
}
