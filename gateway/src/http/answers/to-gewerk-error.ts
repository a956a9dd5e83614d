import { type ErrorCode, GewerkError } from '@gewerk/contracts';
import { HttpException } from '@nestjs/common';

export const BROKEN_ENCODING =
  'The address has invalid percent-encoding: write % followed by two hexadecimal digits of UTF-8.';

/** Statuses of the framework's own errors; our own errors already have a code. Any other status is unexpected. */
const codeOfStatus: Record<number, ErrorCode> = {
  400: 'invalid-input',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'route-not-found',
  405: 'method-not-allowed',
  408: 'request-timeout',
  412: 'precondition-failed',
  413: 'payload-too-large',
  414: 'uri-too-long',
  415: 'unsupported-media-type',
  416: 'range-not-satisfiable',
  429: 'rate-limited',
  431: 'headers-too-large',
  503: 'unavailable',
};

/** Maps framework errors to error codes; undefined for unexpected errors. */
export function toGewerkError(error: unknown): GewerkError | undefined {
  if (error instanceof GewerkError) return error;
  const code = codeOfStatus[statusOf(error) ?? 0];
  if (!code) return undefined;
  return new GewerkError(code, detailOf(error as Error, code));
}

function detailOf(error: Error, code: ErrorCode): string {
  if (code === 'route-not-found') return 'No page or resource exists at this address.';
  // The router decodes paths before any hook sees them.
  return 'code' in error && error.code === 'FST_ERR_BAD_URL' ? BROKEN_ENCODING : error.message;
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number')
    return error.statusCode;
  return undefined;
}
