import { invalidField } from '@gewerk/contracts';
import type { FastifyRequest } from 'fastify';

const KEY = /^[\x21-\x7e]{8,100}$/;

/** The key that makes repeated writes happen once; undefined without one. Fails with `invalid-input`. */
export function idempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || (typeof key === 'string' && KEY.test(key))) return key;
  throw invalidField('Idempotency-Key', 'must have 8 to 100 visible ASCII characters');
}
