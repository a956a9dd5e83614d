import { invalidInput } from '@gewerk/contracts';
import type { PanelEndpoint } from '@gewerk/contracts/serving';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

type BodyOf<R extends PanelEndpoint> = R['body'] extends z.ZodType<infer Body> ? Body : Record<string, never>;

const noBody = z.strictObject({});

/**
 * The body of a call as its route declares it; if it declares none, the body must be missing or empty. Throws
 * `invalid-input` naming each field at fault.
 */
export function readBody<R extends PanelEndpoint>(route: R, request: FastifyRequest): BodyOf<R> {
  const parsed = route.body ? route.body.safeParse(request.body) : noBody.safeParse(request.body ?? {});
  if (!parsed.success) throw invalidInput(parsed.error);
  return parsed.data as BodyOf<R>;
}

/** The query of a call as its route declares it. Throws `invalid-input` naming each parameter at fault. */
export function readQuery<R extends PanelEndpoint>(route: R, request: FastifyRequest): z.output<R['query']> {
  const parsed = route.query.safeParse(request.query);
  if (!parsed.success) throw invalidInput(parsed.error);
  return parsed.data as z.output<R['query']>;
}
