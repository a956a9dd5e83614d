import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../http/answers/send-problem.js';
import type { AliasDomains } from './alias-domains.js';
import type { RedirectCounter } from './redirect-counter.js';

const MOVED_PERMANENTLY = 301;

/**
 * Counts a request to an alias domain, then responds with 301, always to the site's own origin: not an open redirect.
 */
export function redirectAliases(
  fastify: FastifyInstance,
  canonicalOrigin: string,
  domains: Pick<AliasDomains, 'find'>,
  counter: Pick<RedirectCounter, 'count'>,
): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const alias = domains.find(request.hostname);
    if (!alias) return done();
    counter.count(alias.domain).then(
      () =>
        reply
          .status(MOVED_PERMANENTLY)
          // Browsers cache a permanent redirect indefinitely, even after the operator has changed its target.
          .header('cache-control', 'no-cache')
          .header('location', canonicalOrigin + (alias.targetPath || pathOf(request.url)))
          .send(),
      (error: unknown) => sendProblem(reply, error),
    );
  });
}

/** Path and query as requested; '/' for request targets that have none. */
const pathOf = (url: string): string => (url.startsWith('/') ? url : '/');
