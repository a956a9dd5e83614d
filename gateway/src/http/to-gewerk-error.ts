import { type ErrorCode, GewerkError } from '@gewerk/contracts';
import { HttpException } from '@nestjs/common';

const codeOfStatus: Record<number, ErrorCode> = {
  400: 'invalid-input',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'route-not-found',
  405: 'method-not-allowed',
  408: 'timeout',
  413: 'payload-too-large',
  414: 'uri-too-long',
  415: 'unsupported-media-type',
  429: 'rate-limited',
  431: 'headers-too-large',
  503: 'unavailable',
};

/** Errors of the framework in the closed set of codes; undefined for faults that nobody expected. */
export function toGewerkError(error: unknown): GewerkError | undefined {
  if (error instanceof GewerkError) return error;
  const code = codeOfStatus[statusOf(error) ?? 0];
  if (!code) return undefined;
  const detail = code === 'route-not-found' ? 'There is nothing at this address.' : (error as Error).message;
  return new GewerkError(code, detail);
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number')
    return error.statusCode;
  return undefined;
}
