import { ownListingEndpoints, panelEndpoints, visitorEndpoints } from '@gewerk/contracts/serving';
import { CLICK_MAX_BYTES, FORM_MAX_BYTES } from '@gewerk/contracts/limits';
import type { FastifyInstance } from 'fastify';
import { routerPathOf } from '../../panel/guard/match-panel-route.js';

/** Limit for the body of a panel call, which is read after its session was looked up. */
const PANEL_MAX_BYTES = 1024 * 1024;

const ofPanel = Object.values(panelEndpoints);
/** The one route for all panel calls that an operation answers; all of them need a session. */
const OPERATIONS_OF_PANEL = '/api/admin/*';
const limits = new Map<string, number>([
  [OPERATIONS_OF_PANEL, PANEL_MAX_BYTES],
  ...ofPanel.map((endpoint) => [routerPathOf(endpoint), PANEL_MAX_BYTES] as const),
  // These follow the others, since calls with and without a session may share a path.
  ...ofPanel
    .filter(({ needs }) => needs === 'nothing')
    .map((endpoint) => [routerPathOf(endpoint), FORM_MAX_BYTES] as const),
  [visitorEndpoints.click.path, CLICK_MAX_BYTES],
]);
/** Routes, as the router writes them, whose bodies are pictures; their own readers limit the bytes. */
export const PICTURE_ROUTES: ReadonlySet<string> = new Set([
  ownListingEndpoints.photo.path,
  routerPathOf(panelEndpoints.addPhoto),
]);

/**
 * Limits bodies by route, whatever their headers claim: a caller without a session may send at most as much as
 * a form needs. Call it before the routes are added.
 */
export function boundBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    if (!PICTURE_ROUTES.has(route.url)) route.bodyLimit = limits.get(route.url) ?? FORM_MAX_BYTES;
  });
}
