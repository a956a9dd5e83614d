import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../http/send-problem.js';
import type { AliasDomains } from './alias-domains.js';
import type { RedirectCounter } from './redirect-counter.js';

const MOVED_PERMANENTLY = 301;

/**
 * Answers a request to an alias domain with 301 to the canonical address, whatever it asks for, once it is counted.
 * Where it leads is made of the site's own origin: a host that is no alias cannot be led to.
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
          // Browsers would keep a permanent redirect for good, and with it a target that the owner changes.
          .header('cache-control', 'no-cache')
          .header('location', canonicalOrigin + (alias.targetPath || pathOf(request.url)))
          .send(),
      (error: unknown) => sendProblem(reply, error),
    );
  });
}

/** Path and query as they were asked for; '/' for forms of a request's target that have none. */
const pathOf = (url: string): string => (url.startsWith('/') ? url : '/');
