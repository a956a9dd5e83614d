import { logger } from '@gewerk/service-kit';
import type { FastifyInstance } from 'fastify';

/**
 * Warns once where X-Forwarded-For comes from an address that TRUSTED_PROXIES does not name: behind such a proxy all visitors
 * share its address, and with it limits and failed logins.
 */
export function warnOfUnknownProxy(fastify: FastifyInstance): void {
  let warned = false;
  fastify.addHook('onRequest', (request, _reply, done) => {
    const isForwarded = !warned && request.headers['x-forwarded-for'] !== undefined;
    // The addresses up to the first that is not trusted; a trusted peer has another behind it.
    if (isForwarded && (request.ips?.length ?? 1) < 2) {
      warned = true;
      logger.warn(
        { peer: request.socket.remoteAddress },
        'X-Forwarded-For comes from an address that TRUSTED_PROXIES does not name; its visitors share one address',
      );
    }
    done();
  });
}
