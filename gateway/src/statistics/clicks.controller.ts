import { GewerkError, invalidInput } from '@gewerk/contracts';
import { visitorEndpoints } from '@gewerk/contracts/serving';
import { Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { demandJson } from '../http/bodies/demand-json.js';
import { isOwnOrigin } from '../http/guards/own-origin.js';
import { Visits } from './visits.js';

const NO_CONTENT = 204;

/**
 * Accepts clicks on the links of listings. Clicks on a business that does not exist are dropped when the
 * counts are added up.
 */
@Controller()
export class ClicksController {
  constructor(
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'canonicalOrigin'>,
    private readonly visits: Visits,
  ) {}

  @Post(visitorEndpoints.click.path)
  @HttpCode(NO_CONTENT)
  click(@Req() request: FastifyRequest): void {
    if (!isOwnOrigin(request, this.env.canonicalOrigin)) {
      throw new GewerkError('forbidden', 'Clicks from other sites are not accepted.');
    }
    demandJson(request);
    const click = visitorEndpoints.click.body.safeParse(request.body);
    if (!click.success) throw invalidInput(click.error);
    this.visits.click(request, click.data.business, click.data.kind);
  }
}
