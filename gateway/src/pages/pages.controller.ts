import { GewerkError } from '@gewerk/contracts';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Visits } from '../usage/visits.js';
import { PagesService } from './pages.service.js';
import { sendPage } from './send-page.js';

/** Every address that is nothing else is a page. */
@Controller()
export class PagesController {
  constructor(
    private readonly pages: PagesService,
    private readonly visits: Visits,
  ) {}

  @Get('*')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!isPageAddress(request.url))
      throw new GewerkError('route-not-found', 'There is nothing at this address.');
    const entry = this.pages.cached(request.url) ?? (await this.pages.render(request.url));
    this.visits.page(request, entry);
    await sendPage(reply, entry);
  }
}

/** Addresses of data and files are answered by what has them, with a problem document where nothing has. */
export function isPageAddress(url: string): boolean {
  return !/^\/(?:api|assets|demo-pictures|media)(?:[/?]|$)/.test(url);
}
