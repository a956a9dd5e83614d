import { KnownSite } from '@gewerk/messaging';
import { Controller, Get, Header } from '@nestjs/common';

/** How the site appears on a phone's home screen. */
@Controller()
export class ManifestController {
  constructor(private readonly site: KnownSite) {}

  @Get('manifest.webmanifest')
  @Header('content-type', 'application/manifest+json; charset=utf-8')
  @Header('cache-control', 'public, max-age=0, must-revalidate')
  async manifest(): Promise<string> {
    const { name, accent, logo } = await this.site.readOrLast();
    return JSON.stringify({
      name,
      short_name: name,
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
      background_color: '#FBFAF7',
      theme_color: accent ?? '#0F5C63',
      icons: [
        ...(logo || accent ? [] : [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }]),
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
      ],
    });
  }
}
