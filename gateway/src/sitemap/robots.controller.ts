import { Controller, Get, Header, Inject, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { isPanelHost } from '../panel/apart/separate-panel.js';

/**
 * What search engines may read: everything but the panel and the data behind the pages. Share images are open
 * to everyone.
 */
@Controller()
export class RobotsController {
  constructor(@Inject(GATEWAY_ENV) private readonly env: GatewayEnv) {}

  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=3600')
  robots(@Req() request: FastifyRequest): string {
    if (isPanelHost(request, this.env)) return 'User-agent: *\nDisallow: /\n';
    return [
      'User-agent: *',
      'Allow: /api/og/',
      'Disallow: /admin',
      'Disallow: /api/',
      '',
      `Sitemap: ${this.env.canonicalOrigin}/sitemap.xml`,
      '',
    ].join('\n');
  }
}
