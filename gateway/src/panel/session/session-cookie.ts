import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayEnv } from '../../env.js';

const NAME = 'gewerk_session';

type Origin = Pick<GatewayEnv, 'canonicalOrigin'>;

/** Sent to the admin calls only, so that public answers never depend on it. */
export const attributesOf = ({ canonicalOrigin }: Origin) =>
  ({
    path: '/api/admin',
    httpOnly: true,
    sameSite: 'strict',
    secure: canonicalOrigin.startsWith('https:'),
  }) as const;

export function readSessionCookie(request: FastifyRequest): string | undefined {
  return request.cookies[NAME];
}

export function setSessionCookie(reply: FastifyReply, token: string, env: Origin): void {
  void reply.setCookie(NAME, token, attributesOf(env));
}

export function clearSessionCookie(reply: FastifyReply, env: Origin): void {
  void reply.clearCookie(NAME, attributesOf(env));
}
