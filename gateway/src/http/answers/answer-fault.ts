import { errorStatus, GewerkError } from '@gewerk/contracts';
import { logger } from '@gewerk/service-kit';
import type { Renderer } from '@gewerk/web/server';
import type { FastifyReply } from 'fastify';
import { sendFaultPage, sendProblem } from './send-problem.js';

export type AnswerFault = (reply: FastifyReply, error: unknown) => unknown;

const FIRST_OF_PAGES = errorStatus['rate-limited'];

/** Sends an error as problem+json, or as a readable page if it is temporary and a browser has requested a page. */
export function answerFault(renderer: Pick<Renderer, 'renderFault'>): AnswerFault {
  return (reply, error) => {
    if (isForPerson(reply, error)) void answerPage(reply, error);
    else void sendProblem(reply, error);
  };

  async function answerPage(reply: FastifyReply, error: unknown): Promise<void> {
    try {
      const { html, styleHash } = await renderer.renderFault(reply.request.originalUrl);
      await sendFaultPage(reply, error, html, styleHash);
    } catch (fault) {
      logger.error({ err: fault }, 'The page for an error could not be rendered');
      if (!reply.sent) void sendProblem(reply, error);
    }
  }
}

function isForPerson({ request }: FastifyReply, error: unknown): boolean {
  const { method, url, headers } = request;
  const passes = !(error instanceof GewerkError) || error.status >= FIRST_OF_PAGES;
  return (
    passes && method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
  );
}
