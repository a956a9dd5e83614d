import { logger } from '@gewerk/service-kit';
import type { FastifyInstance } from 'fastify';

/**
 * Warns once if X-Forwarded-For comes from an address that is not in TRUSTED_PROXIES: behind such a proxy all
 * visitors share its address, and therefore its rate limits and failed logins.
 */
export function warnOfUnknownProxy(fastify: FastifyInstance): void {
  let warned = false;
  fastify.addHook('onRequest', (request, _reply, done) => {
    const isForwarded = !warned && request.headers['x-forwarded-for'] !== undefined;
    // `ips` has the addresses up to the first untrusted one: at least two if the peer is trusted.
    if (isForwarded && (request.ips?.length ?? 1) < 2) {
      warned = true;
      logger.warn(
        { peer: request.socket.remoteAddress },
        'X-Forwarded-For comes from an address that TRUSTED_PROXIES does not name; its visitors count as one address',
      );
    }
    done();
  });
}
