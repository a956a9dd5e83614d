import { randomUUID } from 'node:crypto';
import { type BusinessDetail, GewerkError, PREVIEWED_LOGO, siteLogoPath } from '@gewerk/contracts';
import { type OutputOf, previewBusiness, previewSiteIdentity } from '@gewerk/contracts/bus';
import { panelRoutes } from '@gewerk/contracts/http';
import { panelEndpoints } from '@gewerk/contracts/serving';
import { MessageBus } from '@gewerk/messaging';
import type { RenderResult } from '@gewerk/web/server';
import { Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from '../../http/headers/content-security-policy.js';
import { SharedRedis } from '../../panel/redis.js';
import { PanelHandler } from '../../panel/routes/panel-handler.decorator.js';
import { readBody } from '../../panel/routes/panel-input.js';
import { PageRenderer } from '../page-renderer.js';

const KEPT_MS = 10 * 60_000;

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;

type Kind = 'preview' | 'site-preview';

const keyOf = (kind: Kind, id: string): string => `gewerk:${kind}:${id}`;

/** Pages with unsaved changes, for the panel: kept for a few minutes where all gateways can read them. */
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
    const id = await this.keep('preview', business);
    return { path: panelRoutes.showPreview.path.replace('{id}', id) };
  }

  @PanelHandler(panelEndpoints.makeSitePreview)
  async makeOfSite(@Req() request: FastifyRequest): Promise<{ path: string }> {
    const body = readBody(panelEndpoints.makeSitePreview, request);
    const id = await this.keep('site-preview', await this.bus.request(previewSiteIdentity, body));
    return { path: panelRoutes.showSitePreview.path.replace('{id}', id) };
  }

  @PanelHandler(panelEndpoints.showPreview)
  async show(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const business = (await this.kept('preview', id)) as BusinessDetail;
    await send(reply, await this.renderer.renderDraft(business));
  }

  @PanelHandler(panelEndpoints.showSitePreview)
  async showSite(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const { identity, picture } = (await this.kept('site-preview', id)) as PreviewedSite;
    const page = await this.renderer.renderSite(identity);
    await send(reply, page, (html) => (picture === null ? html : withPicture(html, picture)));
  }

  private async keep(kind: Kind, what: object): Promise<string> {
    const id = randomUUID();
    await this.redis.run((redis) => redis.set(keyOf(kind, id), JSON.stringify(what), 'PX', KEPT_MS));
    return id;
  }

  private async kept(kind: Kind, id: string): Promise<unknown> {
    const kept = await this.redis.run((redis) => redis.get(keyOf(kind, id)));
    if (kept === null) throw new GewerkError('file-not-found', 'This preview has expired; make a new one.');
    return JSON.parse(kept);
  }
}

type PreviewedSite = OutputOf<typeof previewSiteIdentity>;

async function send(
  reply: FastifyReply,
  page: RenderResult,
  changed = (html: string): string => html,
): Promise<void> {
  if (page.kind !== 'page') throw new Error('A preview leads to another address.');
  await reply
    .status(page.status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', previewPolicy(page.csp))
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    // The policy allows no scripts; removing them keeps the browser from complaining.
    .send(changed(page.html.replaceAll(SCRIPT, '')));
}

/** A logo that is not stored has no address yet. */
const withPicture = (html: string, base64: string): string =>
  html.replaceAll(siteLogoPath({ id: PREVIEWED_LOGO }), `data:image/png;base64,${base64}`);

/** The page's policy, in a frame of the panel and without its scripts, which would count a visit and navigate. */
const previewPolicy = (csp: { scriptHashes: readonly string[]; styleHashes: readonly string[] }): string =>
  `sandbox allow-same-origin; ${contentSecurityPolicy({ ...csp, hasSnippets: false }).replace(
    "frame-ancestors 'none'",
    "frame-ancestors 'self'",
  )}`;
