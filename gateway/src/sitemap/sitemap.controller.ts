import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { GewerkError } from '@gewerk/contracts';
import { scanAddresses } from '@gewerk/contracts/bus';
import { MessageBus } from '@gewerk/messaging';
import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { chooseEncoding } from '../http/answers/encode-body.js';
import { pointsOfAddresses } from '../rates/request-costs.js';
import { RequestRates } from '../rates/request-rates.js';
import { type SitemapFile, SitemapPlan } from './sitemap-plan.js';
import { sitemapIndex, urlSet } from './sitemap-xml.js';

const CONTENT_TYPE = 'application/xml; charset=utf-8';
const CACHE_CONTROL = 'public, max-age=900';

/** The sitemap's index and files. A file is read while it is sent, so it is never in memory as a whole. */
@Controller()
export class SitemapController {
  constructor(
    private readonly plan: SitemapPlan,
    private readonly bus: MessageBus,
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'canonicalOrigin'>,
    private readonly rates: RequestRates,
  ) {}

  @Get('sitemap.xml')
  async index(@Res() reply: FastifyReply): Promise<void> {
    const files = await this.plan.files();
    const entries = files.map(({ name, updatedAt }) => ({
      loc: `${this.env.canonicalOrigin}/sitemaps/${name}`,
      lastmod: updatedAt,
    }));
    await reply
      .header('content-type', CONTENT_TYPE)
      .header('cache-control', CACHE_CONTROL)
      .send(sitemapIndex(entries));
  }

  @Get('sitemaps/:name')
  async file(@Param('name') name: string, @Res() reply: FastifyReply): Promise<void> {
    const file = (await this.plan.files()).find((candidate) => candidate.name === name);
    if (!file) throw new GewerkError('route-not-found', 'Sitemap not found.');
    const { headers } = reply.request;
    reply.header('cache-control', CACHE_CONTROL).header('etag', file.tag).header('vary', 'Accept-Encoding');
    if (headers['if-none-match'] === file.tag) {
      await reply.status(304).send();
      return;
    }
    const { request } = reply;
    const xml = Readable.from(this.write(file, request), { objectMode: false });
    reply.header('content-type', CONTENT_TYPE);
    if (chooseEncoding(headers['accept-encoding']) === 'identity') {
      await reply.send(xml);
      return;
    }
    // Clients that accept brotli accept gzip, which is far cheaper for megabytes.
    const zipped = createGzip({ level: 4 });
    xml.on('error', (error) => zipped.destroy(error));
    zipped.on('close', () => xml.destroy());
    await reply.header('content-encoding', 'gzip').send(xml.pipe(zipped));
  }

  private async *write({ content }: SitemapFile, request: FastifyRequest): AsyncGenerator<string> {
    const origin = this.env.canonicalOrigin;
    yield urlSet.open;
    if ('paths' in content) {
      yield content.paths.map((path) => urlSet.entry({ loc: `${origin}${path}` })).join('');
    } else {
      let after = content.after;
      do {
        const page = await this.addresses(after, content.until);
        this.rates.charge(request, pointsOfAddresses(page.items.length));
        yield page.items
          .map(({ urlSlug, updatedAt }) => urlSet.entry({ loc: `${origin}/${urlSlug}`, lastmod: updatedAt }))
          .join('');
        after = page.next;
      } while (after !== null);
    }
    yield urlSet.close;
  }

  private addresses(after: string | null, until: string) {
    return this.bus.request(scanAddresses, { after, until });
  }
}
