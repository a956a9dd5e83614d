import type { FastifyInstance } from 'fastify';
import type { GatewayEnv } from '../env.js';
import { isPanelHost } from '../panel/apart/separate-panel.js';
import type { Visits } from '../statistics/visits.js';
import { isPageAddress } from './page-address.js';
import type { PagesService } from './pages.service.js';
import { sendPage } from './send-page.js';

/**
 * Serves cached pages before the panel's guard and body parsing: most requests end here. A request with a
 * body goes on to the guard and the parsers.
 */
export function serveCachedPages(
  fastify: FastifyInstance,
  env: Pick<GatewayEnv, 'adminOrigin'>,
  pages: PagesService,
  visits: Pick<Visits, 'page'>,
): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const hasBody = request.headers['content-type'] !== undefined;
    const isOfSite = isPageAddress(request.url) && !isPanelHost(request, env);
    const entry = isRead && !hasBody && isOfSite ? pages.cached(request.url) : undefined;
    if (!entry) return done();
    visits.page(request, entry);
    sendPage(reply, entry).catch(done);
  });
}
