import { isIP } from 'node:net';
import { GewerkError } from '@gewerk/contracts';
import type { FastifyInstance } from 'fastify';
import type { GatewayEnv } from '../env.js';
import { sendProblem } from '../http/answers/send-problem.js';

/** Requested by probes, which may use any host name for the process. */
const HEALTH = /^\/(?:healthz|readyz)(?:\?|$)/;

type Origins = Pick<GatewayEnv, 'canonicalOrigin' | 'adminOrigin'>;

/**
 * Responds with 404 for host names that are not the site's, once alias domains have been redirected: a domain that
 * someone else points at this server shows nothing. IP addresses, names without a dot and `.localhost` are served,
 * since nobody else can point such a name at this server.
 */
export function refuseUnknownHosts(fastify: FastifyInstance, origins: Origins): void {
  const isServed = isServedHost(origins);
  fastify.addHook('onRequest', (request, reply, done) => {
    const { hostname } = request;
    if (isServed(hostname) || HEALTH.test(request.url)) return done();
    const host = JSON.stringify(plain(hostname).slice(0, 253));
    const detail = `There is no site for the host ${host} here; the site is at ${origins.canonicalOrigin} (CANONICAL_URL).`;
    void sendProblem(reply, new GewerkError('route-not-found', detail));
  });
}

/** Whether the site or the panel is served at a host name. */
export function isServedHost({ canonicalOrigin, adminOrigin }: Origins): (hostname: string) => boolean {
  const own = [canonicalOrigin, ...(adminOrigin === undefined ? [] : [adminOrigin])].map(hostnameOf);
  return (hostname) => own.includes(plain(hostname)) || isLocal(plain(hostname));
}

const plain = (hostname: string): string => hostname.toLowerCase().replace(/\.$/, '');

const hostnameOf = (origin: string): string => new URL(origin).hostname;

const isLocal = (host: string): boolean =>
  isIP(host.replace(/^\[|\]$/g, '')) !== 0 ||
  (host !== '' && !host.includes('.')) ||
  host.endsWith('.localhost');
