import { GewerkError } from '@gewerk/contracts';
import { panelPaths } from '@gewerk/contracts/http';
import { publicEndpoints } from '@gewerk/contracts/serving';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayEnv } from '../../env.js';
import { sendProblem } from '../../http/answers/send-problem.js';
import { isPanelCall } from '../guard/panel-area.js';

type Origins = Pick<GatewayEnv, 'adminOrigin'>;

const FOUND = 302;

/**
 * What the panel's host serves in addition to the panel's pages, its calls and the settings: the client, icons,
 * photos of listings, a city's businesses, robots.txt and the health of this process.
 */
const NEEDED = [
  /^\/assets\//,
  /^\/(?:favicon\.(?:svg|ico)|apple-touch-icon\.png|icon-\d+\.png|manifest\.webmanifest)$/,
  /^\/(?:media|demo-pictures)\//,
  /^\/api\/cities\/[^/]+\/businesses$/,
  /^\/(?:robots\.txt|healthz|readyz)$/,
];

/** Whether a request came to the panel's own host; never if the panel has none. */
export function isPanelHost(
  { hostname }: Pick<FastifyRequest, 'hostname'>,
  { adminOrigin }: Origins,
): boolean {
  return adminOrigin !== undefined && withoutDot(hostname).toLowerCase() === new URL(adminOrigin).hostname;
}

const withoutDot = (hostname: string): string => hostname.replace(/\.$/, '');

/**
 * If the panel has its own host, other hosts respond with 404 to panel calls, and the panel's host does so to
 * everything that the panel does not need (see `NEEDED`).
 */
export function separatePanel(fastify: FastifyInstance, env: Origins): void {
  if (env.adminOrigin === undefined) return;
  fastify.addHook('onRequest', (request, reply, done) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const isCall = isPanelCall(request);
    if (isPanelHost(request, env)) {
      if (path === '/') return void reply.redirect(panelPaths[0], FOUND);
      if (isCall || path === publicEndpoints.settings.path || isNeeded(path)) return done();
    } else if (!isCall) return done();
    const detail = 'No page or resource exists at this address.';
    return void sendProblem(reply, new GewerkError('route-not-found', detail));
  });
}

const isNeeded = (path: string): boolean =>
  (panelPaths as readonly string[]).includes(path) || NEEDED.some((pattern) => pattern.test(path));
