import { type GewerkError, type ImportResult, toProblem } from '@gewerk/contracts';
import type { FastifyReply } from 'fastify';
import { sendProblem } from '../../http/send-problem.js';

/**
 * Answers an import that failed: a problem whose body also carries the details and, in the form of a result, what was
 * done before; without one, nothing was and the reason stands in row 0.
 */
export function sendImportFailure(
  reply: FastifyReply,
  error: GewerkError,
  result?: ImportResult,
): FastifyReply {
  const { detail } = toProblem(error);
  // What is left of a refused body is not waited for.
  if (!reply.request.raw.complete) reply.header('connection', 'close');
  return sendProblem(reply, error, { details: detail, ...(result ?? nothingDone(detail)), success: false });
}

function nothingDone(detail: string): Omit<ImportResult, 'success'> {
  return {
    imported: 0,
    duplicates: 0,
    errors: 0,
    duplicateReport: [],
    errorReport: [{ row_number: 0, error: detail }],
  };
}
