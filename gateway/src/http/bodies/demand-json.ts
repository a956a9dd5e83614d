import { GewerkError } from '@gewerk/contracts';
import type { FastifyRequest } from 'fastify';

/** Fails with `unsupported-media-type` unless the body is declared as JSON. */
export function demandJson({ headers }: FastifyRequest): void {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type === 'application/json') return;
  throw new GewerkError(
    'unsupported-media-type',
    'The body must be JSON, with content type application/json.',
  );
}
