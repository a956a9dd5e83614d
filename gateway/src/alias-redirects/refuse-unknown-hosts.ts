import { isIP } from 'node:net';
import { GewerkError } from '@gewerk/contracts';
import type { FastifyInstance } from 'fastify';
import type { GatewayEnv } from '../env.js';
import { sendProblem } from '../http/answers/send-problem.js';

/** Requested by probes, which may use any host name for the process. */
const HEALTH = /^\/(?:healthz|readyz)(?:\?|$)/;

/**
 * Answers 404 for host names that are not the site's, once alias domains have been redirected: a domain that
 * someone else points at this server shows nothing. IP addresses and names without a dot are served, since they
 * belong to this machine or network.
 */
export function refuseUnknownHosts(
  fastify: FastifyInstance,
  { canonicalOrigin, adminOrigin }: Pick<GatewayEnv, 'canonicalOrigin' | 'adminOrigin'>,
): void {
  const own = [canonicalOrigin, ...(adminOrigin === undefined ? [] : [adminOrigin])].map(hostnameOf);
  fastify.addHook('onRequest', (request, reply, done) => {
    const host = request.hostname.toLowerCase().replace(/\.$/, '');
    if (own.includes(host) || isLocal(host) || HEALTH.test(request.url)) return done();
    const detail = `There is no site for the host ${JSON.stringify(host.slice(0, 253))} here; the site is at ${canonicalOrigin} (CANONICAL_URL).`;
    void sendProblem(reply, new GewerkError('route-not-found', detail));
  });
}

const hostnameOf = (origin: string): string => new URL(origin).hostname;

const isLocal = (host: string): boolean =>
  isIP(host.replace(/^\[|\]$/g, '')) !== 0 ||
  (host !== '' && !host.includes('.')) ||
  host.endsWith('.localhost');
