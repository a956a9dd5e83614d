import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayEnv } from '../../env.js';

/** With this prefix a browser accepts a cookie only from this host over https: no other subdomain can set it. */
const PREFIX = '__Host-';
const NAME = 'gewerk_session';
/** Path of the cookies of 0.1.0. */
const FORMER_PATH = '/api/admin';

type Origins = Pick<GatewayEnv, 'canonicalOrigin' | 'adminOrigin'>;

const isSecure = ({ canonicalOrigin, adminOrigin }: Origins): boolean =>
  (adminOrigin ?? canonicalOrigin).startsWith('https:');

/** The name of a cookie of the panel, prefixed over https. */
export const cookieName = (name: string, env: Origins): string => (isSecure(env) ? PREFIX + name : name);

/**
 * The cookie applies to every path, since pages of the panel contain the session's CSRF token; public responses do
 * not depend on it.
 */
export const attributesOf = (env: Origins) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure(env) }) as const;

export function readSessionCookie(request: FastifyRequest, env: Origins): string | undefined {
  return request.cookies[cookieName(NAME, env)];
}

/** The tokens of a request, under the current name and the former one. */
export function readSessionCookies({ cookies }: FastifyRequest): string[] {
  return [cookies[PREFIX + NAME], cookies[NAME]].filter((token) => token !== undefined);
}

export function setSessionCookie(reply: FastifyReply, token: string, env: Origins): void {
  void reply.setCookie(cookieName(NAME, env), token, attributesOf(env));
  clearFormerCookie(reply);
}

export function clearSessionCookie(reply: FastifyReply, env: Origins): void {
  void reply.clearCookie(cookieName(NAME, env), attributesOf(env));
  clearFormerCookie(reply);
}

/** Clears the cookie with the former path, which a browser would otherwise send before the new one. */
function clearFormerCookie(reply: FastifyReply): void {
  if (NAME in reply.request.cookies) void reply.clearCookie(NAME, { path: FORMER_PATH });
}
