import { invalidInput } from '@gewerk/contracts';
import { getBusiness } from '@gewerk/contracts/bus';
import { publicEndpoints, visitorEndpoints } from '@gewerk/contracts/serving';
import { MessageBus } from '@gewerk/messaging';
import { Controller, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { PublicGet } from '../http/routes/public-get.decorator.js';
import { vcard } from './vcard.js';

/** A business as a file for the visitor's address book. */
@Controller()
export class VcardController {
  constructor(
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'canonicalOrigin'>,
    private readonly bus: MessageBus,
  ) {}

  @PublicGet(visitorEndpoints.contactCard)
  async contactCard(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const query = visitorEndpoints.contactCard.query.safeParse(request.query);
    if (!query.success) throw invalidInput(query.error);
    const business = await this.bus.request(getBusiness, { id });
    const file = encodeURIComponent(business.urlSlug.split('/')[1] ?? business.id);
    await reply
      .header('cache-control', `public, max-age=${publicEndpoints.business.maxAgeSeconds}`)
      .header('content-disposition', `attachment; filename*=UTF-8''${file}.vcf`)
      .header('content-type', 'text/vcard; charset=utf-8')
      .send(vcard(business, `${this.env.canonicalOrigin}/${business.urlSlug}`));
  }
}
