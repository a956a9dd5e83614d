import { Controller, Get, Header, Inject } from '@nestjs/common';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';

/** What search engines may read: everything but the panel and the data behind the pages; share images are for all. */
@Controller()
export class RobotsController {
  constructor(@Inject(GATEWAY_ENV) private readonly env: GatewayEnv) {}

  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=3600')
  robots(): string {
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
