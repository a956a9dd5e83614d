import { GewerkError } from '@gewerk/contracts';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestRates } from '../rates/request-rates.js';
import { Visits } from '../statistics/visits.js';
import type { PageEntry } from './page-entry.js';
import { PagesService } from './pages.service.js';
import { sendPage } from './send-page.js';

/** Serves pages at every address that no other route takes. */
@Controller()
export class PagesController {
  constructor(
    private readonly pages: PagesService,
    private readonly visits: Visits,
    private readonly rates: RequestRates,
  ) {}

  @Get('*')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!isPageAddress(request.url))
      throw new GewerkError('route-not-found', 'No page or resource exists at this address.');
    const entry = this.pages.cached(request.url) ?? (await this.render(request));
    this.visits.page(request, entry);
    await sendPage(reply, entry);
  }

  private render(request: FastifyRequest): Promise<PageEntry> {
    this.rates.chargeRendering(request);
    return this.pages.render(request.url);
  }
}

/** Addresses of data and files are answered by what has them, with a problem document where nothing has. */
export function isPageAddress(url: string): boolean {
  return !/^\/(?:api|assets|demo-pictures|media)(?:[/?]|$)/.test(url);
}
