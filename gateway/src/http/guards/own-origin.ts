import type { FastifyRequest } from 'fastify';

/** Whether a request comes from this site's pages, or from a client that does not state an origin. */
export function isOwnOrigin({ headers }: Pick<FastifyRequest, 'headers'>, canonicalOrigin: string): boolean {
  const { origin, host } = headers;
  if (headers['sec-fetch-site'] === 'cross-site') return false;
  return origin === undefined || origin === canonicalOrigin || URL.parse(origin)?.host === host;
}
