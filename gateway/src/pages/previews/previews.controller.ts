import { randomUUID } from 'node:crypto';
import { type BusinessDetail, GewerkError } from '@gewerk/contracts';
import { previewBusiness } from '@gewerk/contracts/bus';
import { panelRoutes } from '@gewerk/contracts/http';
import { panelEndpoints } from '@gewerk/contracts/serving';
import { MessageBus } from '@gewerk/messaging';
import { Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from '../../http/content-security-policy.js';
import { SharedRedis } from '../../panel/redis.js';
import { PanelHandler } from '../../panel/routes/panel-handler.decorator.js';
import { readBody } from '../../panel/routes/panel-input.js';
import { PageRenderer } from '../page-renderer.js';

const KEPT_MS = 10 * 60_000;

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;

const keyOf = (id: string): string => `gewerk:preview:${id}`;

/** Pages with changes that are not saved, for the panel: kept for some minutes where all gateways see them. */
@Controller()
export class PreviewsController {
  constructor(
    private readonly bus: MessageBus,
    private readonly redis: SharedRedis,
    private readonly renderer: PageRenderer,
  ) {}

  @PanelHandler(panelEndpoints.makePreview)
  async make(@Req() request: FastifyRequest): Promise<{ path: string }> {
    const business = await this.bus.request(previewBusiness, readBody(panelEndpoints.makePreview, request));
    const id = randomUUID();
    await this.redis.run((redis) => redis.set(keyOf(id), JSON.stringify(business), 'PX', KEPT_MS));
    return { path: panelRoutes.showPreview.path.replace('{id}', id) };
  }

  @PanelHandler(panelEndpoints.showPreview)
  async show(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const kept = await this.redis.run((redis) => redis.get(keyOf(id)));
    if (kept === null) throw new GewerkError('file-not-found', 'This preview is over; make a new one.');
    const page = await this.renderer.renderDraft(JSON.parse(kept) as BusinessDetail);
    if (page.kind !== 'page') throw new Error('A preview leads to another address.');
    await reply
      .status(page.status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', previewPolicy(page.csp))
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      // The policy runs none; without them the browser has nothing to complain of.
      .send(page.html.replaceAll(SCRIPT, ''));
  }
}

/** That of the page, in a frame of the panel and without its scripts, which would count a visit and lead on. */
const previewPolicy = (csp: { scriptHashes: readonly string[]; styleHashes: readonly string[] }): string =>
  `sandbox allow-same-origin; ${contentSecurityPolicy({ ...csp, hasSnippets: false }).replace(
    "frame-ancestors 'none'",
    "frame-ancestors 'self'",
  )}`;
