import { GewerkError } from '@gewerk/contracts';
import { logger } from '@gewerk/service-kit';
import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { AnswerFault } from './answer-fault.js';
import { toGewerkError } from './to-gewerk-error.js';

/** Answers every error. Unexpected ones are logged with the request id and sent without detail. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly answer: AnswerFault) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const known = isBodyTooLarge(error) ? tooLarge(reply) : toGewerkError(error);
    if (!known) logger.error({ err: error, url: reply.request.url }, 'A request failed unexpectedly');
    if (!reply.sent) this.answer(reply, known ?? error);
  }
}

const isBodyTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE';

const tooLarge = ({ request }: FastifyReply): GewerkError =>
  new GewerkError(
    'payload-too-large',
    `The body is larger than ${request.routeOptions.bodyLimit} bytes; send a smaller one.`,
  );
