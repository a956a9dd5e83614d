import { GewerkError } from '@gewerk/contracts';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { isPanelHost } from '../panel/apart/separate-panel.js';
import { PanelGuard } from '../panel/guard/panel-guard.js';
import { RequestRates } from '../rates/request-rates.js';
import { Visits } from '../statistics/visits.js';
import { isFileAddress, isPageAddress } from './page-address.js';
import type { PageEntry } from './page-entry.js';
import { PagesService } from './pages.service.js';
import { sendPage, sendPanelPage } from './send-page.js';

/** Serves pages at every address that no other route handles. */
@Controller()
export class PagesController {
  constructor(
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
    private readonly guard: PanelGuard,
    private readonly pages: PagesService,
    private readonly visits: Visits,
    private readonly rates: RequestRates,
  ) {}

  @Get('*')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!isPageAddress(request.url) || isFileAddress(request.url))
      throw new GewerkError('route-not-found', 'No page or resource exists at this address.');
    const cached = isPanelHost(request, this.env) ? undefined : this.pages.cached(request.originalUrl);
    const entry = cached ?? (await this.render(request));
    this.visits.page(request, entry);
    const session = entry.isPrivate ? await this.guard.sessionOfPage(request) : undefined;
    if (session) await sendPanelPage(reply, entry, session.csrfToken);
    else await sendPage(reply, entry);
  }

  private render(request: FastifyRequest): Promise<PageEntry> {
    this.rates.chargeRendering(request);
    // The address as it was sent: the router received an invalid one with escaped characters.
    const { originalUrl: url } = request;
    return isPanelHost(request, this.env) ? this.pages.renderPanel(url) : this.pages.render(url);
  }
}
