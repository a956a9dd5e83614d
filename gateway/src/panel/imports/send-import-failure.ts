import { type GewerkError, type Reason, toProblem } from '@gewerk/contracts';
import type { ImportResult } from '@gewerk/contracts/bus';
import type { FastifyReply } from 'fastify';
import { sendProblem } from '../../http/send-problem.js';

/** Sends a failed import as a problem with its details and partial result; without a result, row 0 has the reason. */
export function sendImportFailure(
  reply: FastifyReply,
  error: GewerkError,
  result?: ImportResult,
): FastifyReply {
  const { detail, reason } = toProblem(error);
  return sendProblem(reply, error, {
    details: detail,
    ...(result ?? nothingDone(detail, reason)),
    success: false,
  });
}

function nothingDone(detail: string, reason: Reason | undefined): Omit<ImportResult, 'success'> {
  return {
    imported: 0,
    duplicates: 0,
    errors: 0,
    duplicateReport: [],
    errorReport: [{ row_number: 0, error: detail, ...(reason && { reason }) }],
  };
}
