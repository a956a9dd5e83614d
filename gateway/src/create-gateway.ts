import type { Renderer } from '@gewerk/web/server';
import { NestLogger, Readiness } from '@gewerk/service-kit';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { PanelGuard } from './panel/guard/panel-guard.js';
import { AuditRecorder } from './panel/guard/audit-recorder.js';
import { separatePanel } from './panel/apart/separate-panel.js';
import { guardPanel } from './panel/guard/guard-panel.js';
import { AliasDomains } from './alias-redirects/alias-domains.js';
import { redirectAliases } from './alias-redirects/redirect-aliases.js';
import { RedirectCounter } from './alias-redirects/redirect-counter.js';
import { receiveUploads } from './panel/imports/receive-uploads.js';
import { AppModule } from './app.module.js';
import type { GatewayEnv } from './env.js';
import { refuseUnknownHosts } from './alias-redirects/refuse-unknown-hosts.js';
import { endUnreadBodies } from './http/bodies/end-unread-bodies.js';
import { boundBodyTime } from './http/bodies/bound-body-time.js';
import { createFastifyAdapter } from './http/fastify-adapter.js';
import { LeaveConnections } from './http/connections/leave-connections.js';
import { answerFault } from './http/answers/answer-fault.js';
import { ProblemFilter } from './http/answers/problem.filter.js';
import { addRequestGuards } from './http/guards/request-guards.js';
import { addSecurityHeaders } from './http/headers/security-headers.js';
import { OwnerRequests } from './own-listing/owner-requests.js';
import { receivePhotos } from './own-listing/receive-photos.js';
import { RequestRates } from './rates/request-rates.js';
import { WEB_RENDERER } from './pages/page-renderer.js';
import { PagesService } from './pages/pages.service.js';
import { boundBodies } from './http/bodies/bound-bodies.js';
import { serveCachedPages } from './pages/serve-cached-pages.js';
import { serveStaticFiles } from './static/static-files.js';
import { Visits } from './statistics/visits.js';

/** The gateway, configured and not yet listening. */
export async function createGateway(env: GatewayEnv): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.of(env), createFastifyAdapter(env), {
    logger: new NestLogger(),
    abortOnError: false,
  });
  const answer = answerFault(app.get<Renderer>(WEB_RENDERER));
  app.useGlobalFilters(new ProblemFilter(answer));
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  app.get(LeaveConnections).watch(fastify);
  addRequestGuards(fastify, app.get(RequestRates), answer);
  redirectAliases(fastify, env.canonicalOrigin, app.get(AliasDomains), app.get(RedirectCounter));
  refuseUnknownHosts(fastify, env);
  endUnreadBodies(fastify);
  boundBodyTime(fastify);
  boundBodies(fastify);
  addSecurityHeaders(fastify, env);
  separatePanel(fastify, env);
  const visits = app.get(Visits);
  serveCachedPages(fastify, env, {
    pages: app.get(PagesService),
    domains: app.get(AliasDomains),
    rates: app.get(RequestRates),
    readiness: app.get(Readiness),
    visits,
  });
  await guardPanel(fastify, app.get(PanelGuard), app.get(AuditRecorder));
  await receiveUploads(fastify);
  receivePhotos(fastify, app.get(OwnerRequests));
  // After the last response, before the bus is closed.
  fastify.addHook('onClose', () => visits.flush());
  await serveStaticFiles(fastify, app.get<Renderer>(WEB_RENDERER).clientFolder);
  return app;
}
