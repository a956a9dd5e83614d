import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayEnv } from '../../env.js';

/** With it a browser takes a cookie from this very host over https alone: no other subdomain can put its own there. */
const PREFIX = '__Host-';
const NAME = 'gewerk_session';
/** Where cookies of 0.1.0 were sent to. */
const FORMER_PATH = '/api/admin';

type Origins = Pick<GatewayEnv, 'canonicalOrigin' | 'adminOrigin'>;

const isSecure = ({ canonicalOrigin, adminOrigin }: Origins): boolean =>
  (adminOrigin ?? canonicalOrigin).startsWith('https:');

/** The name of a cookie of the panel, prefixed over https. */
export const cookieName = (name: string, env: Origins): string => (isSecure(env) ? PREFIX + name : name);

/** To every path: pages of the panel get the session's CSRF token. Public answers do not depend on it. */
export const attributesOf = (env: Origins) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure(env) }) as const;

export function readSessionCookie(request: FastifyRequest, env: Origins): string | undefined {
  return request.cookies[cookieName(NAME, env)];
}

/** The tokens that a request carries, under the present name and the former one. */
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

/** Else a browser would send it before the new one. */
function clearFormerCookie(reply: FastifyReply): void {
  if (NAME in reply.request.cookies) void reply.clearCookie(NAME, { path: FORMER_PATH });
}
