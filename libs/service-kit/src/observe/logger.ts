import { isMainThread } from 'node:worker_threads';
import type { LoggerService } from '@nestjs/common';
import { pino } from 'pino';
import { requestContext } from './request-context.js';

/** Fields redacted from logs, down to the third level. */
const secrets = [
  ...['password', 'authorization', 'cookie', 'set-cookie', 'x-csrf-token'],
  ...['ADMIN_PASSWORD', 'MEILI_KEY', 'apiKey'],
];

/** Position of the trace id in a W3C trace context, `00-TRACE-SPAN-FLAGS`. */
const TRACE_ID = [3, 35] as const;

/** pino's own destination would bypass a thread's standard output, which its parent reads. */
const OWN_OUTPUT = isMainThread ? pino.destination(1) : process.stdout;

/** One JSON line per entry on standard output, with request id and trace id. */
export const logger = pino(
  {
    level: process.env['LOG_LEVEL'] ?? 'info',
    base: { service: process.env['SERVICE_NAME'] ?? 'gewerk' },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[hidden]',
    },
    mixin: () => {
      const context = requestContext.getStore();
      if (!context) return {};
      const { requestId, traceparent } = context;
      return traceparent ? { requestId, traceId: traceparent.slice(...TRACE_ID) } : { requestId };
    },
  },
  OWN_OUTPUT,
);

/** Nest's messages in the same log; its start-up messages only at debug level. */
export class NestLogger implements LoggerService {
  log(message: unknown, context?: string): void {
    logger.debug({ context }, String(message));
  }

  error(message: unknown, ...details: unknown[]): void {
    const error = message instanceof Error ? message : undefined;
    logger.error(
      { err: error, details: details.filter((detail) => typeof detail === 'string') },
      String(message),
    );
  }

  warn(message: unknown, context?: string): void {
    logger.warn({ context }, String(message));
  }

  debug(message: unknown, context?: string): void {
    logger.debug({ context }, String(message));
  }

  verbose(message: unknown, context?: string): void {
    logger.trace({ context }, String(message));
  }
}
