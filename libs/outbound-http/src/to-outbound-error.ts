import { types } from 'node:util';
import { OutboundError, type OutboundFault } from './outbound-error.js';

const faultOfCode: Readonly<Record<string, OutboundFault>> = {
  ENOTFOUND: 'unknown-host',
  EAI_AGAIN: 'unknown-host',
  ENODATA: 'unknown-host',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
};

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS_/;

export function toOutboundError(error: unknown, hasTimedOut: boolean): OutboundError {
  for (const cause of causesOf(error)) if (cause instanceof OutboundError) return cause;
  if (hasTimedOut) return new OutboundError('timeout', 'There was no answer in time.', { cause: error });
  const codes = causesOf(error).map(codeOf);
  const known = codes.find((code) => Object.hasOwn(faultOfCode, code));
  const message = isError(error) ? error.message : String(error);
  const fault =
    (known && faultOfCode[known]) ||
    (codes.some((code) => CERTIFICATE.test(code)) ? 'bad-certificate' : 'unreachable');
  return new OutboundError(fault, message, { cause: error });
}

/** An error and its causes; several connection attempts are gathered in one error. */
function causesOf(error: unknown, depth = 0): unknown[] {
  if (!isError(error) || depth > 4) return [error];
  const gathered = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  const causes = error.cause === undefined ? gathered : [error.cause, ...gathered];
  return [error, ...causes.flatMap((cause) => causesOf(cause, depth + 1))];
}

function codeOf(error: unknown): string {
  return isError(error) && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** `instanceof` does not work: in tests Node's errors come from a different realm. */
function isError(error: unknown): error is Error {
  return error instanceof Error || types.isNativeError(error);
}
