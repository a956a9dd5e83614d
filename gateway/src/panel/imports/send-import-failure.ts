import { type GewerkError, type Problem, toProblem } from '@gewerk/contracts';
import type { ImportResult } from '@gewerk/contracts/bus';
import type { FastifyReply } from 'fastify';
import { sendProblem } from '../../http/answers/send-problem.js';

/** Sends a failed import as a problem with its partial result; without a result, row 0 states the reason. */
export function sendImportFailure(
  reply: FastifyReply,
  error: GewerkError,
  result?: ImportResult,
): FastifyReply {
  const { code, detail, reason } = toProblem(error);
  return sendProblem(reply, error, {
    details: detail,
    ...(result ?? nothingDone({ code, detail, reason })),
    success: false,
  });
}

function nothingDone({
  code,
  detail,
  reason,
}: Pick<Problem, 'code' | 'detail' | 'reason'>): Omit<ImportResult, 'success'> {
  return {
    imported: 0,
    duplicates: 0,
    errors: 0,
    duplicateReport: [],
    errorReport: [{ row_number: 0, error: detail, errorCode: code, ...(reason && { reason }) }],
  };
}
