import { GewerkError, invalidInput } from '@gewerk/contracts';
import {
  changeOwnListing,
  chooseStatisticsMail,
  endStatisticsMail,
  getModerationSettings,
  mailLinkSchema,
  type OutputOf,
  type StatisticsMail,
  issueListingPass,
} from '@gewerk/contracts/bus';
import { ownListingEndpoints, type OwnListingPass, visitorEndpoints } from '@gewerk/contracts/serving';
import { FileStore, MessageBus } from '@gewerk/messaging';
import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { keepPhoto } from './keep-photo.js';
import { OwnerRequests } from './owner-requests.js';
import { ownerOfPhoto } from './receive-photos.js';

const OK = 200;
const CREATED = 201;

/** The calls with which business owners edit their listings. */
@Controller()
export class OwnListingController {
  constructor(
    readonly bus: MessageBus,
    readonly files: FileStore,
    private readonly requests: OwnerRequests,
  ) {}

  @Post(ownListingEndpoints.pass.path)
  @HttpCode(CREATED)
  async pass(@Req() request: FastifyRequest): Promise<OwnListingPass> {
    this.requests.demandOwnSite(request);
    const { business_id: businessId, claim } = this.requests.body(ownListingEndpoints.pass.body, request);
    // Read before the code is exchanged: if this read failed afterwards, the code would be used up.
    const { ownersPublish } = await this.bus.request(getModerationSettings, {});
    const { statisticsMail, hasMail, ...pass } = await this.bus.request(issueListingPass, {
      businessId,
      proof: claim,
    });
    return {
      ...pass,
      publishes_at_once: ownersPublish,
      statistics_mail: statisticsMail,
      ...(hasMail === undefined ? {} : { has_mail: hasMail }),
    };
  }

  @Post(ownListingEndpoints.change.path)
  @HttpCode(CREATED)
  async change(@Req() request: FastifyRequest): Promise<OutputOf<typeof changeOwnListing>> {
    const pass = this.requests.pass(request);
    const changes = this.requests.body(ownListingEndpoints.change.body, request);
    return this.bus.request(changeOwnListing, { pass, key: this.requests.key(request), changes });
  }

  @Post(ownListingEndpoints.photo.path)
  @HttpCode(CREATED)
  async photo(@Req() request: FastifyRequest): Promise<{ photo: string }> {
    const owner = ownerOfPhoto(request);
    if (!owner) throw new GewerkError('invalid-input', 'The body must be a photo.');
    const pass = this.requests.pass(request);
    return keepPhoto(this, request.body, { pass, businessId: owner.businessId });
  }

  @Post(ownListingEndpoints.statisticsMail.path)
  @HttpCode(CREATED)
  async statisticsMail(@Req() request: FastifyRequest): Promise<StatisticsMail> {
    const pass = this.requests.pass(request);
    const { language } = this.requests.body(ownListingEndpoints.statisticsMail.body, request);
    return this.bus.request(chooseStatisticsMail, { pass, language });
  }

  /** The token is the proof. Mail programs send this when their unsubscribe button is pressed (RFC 8058). */
  @Post(visitorEndpoints.endStatisticsMail.path)
  @HttpCode(OK)
  endStatisticsMail(@Req() request: FastifyRequest): Promise<OutputOf<typeof endStatisticsMail>> {
    const link = mailLinkSchema.safeParse(request.query);
    if (!link.success) throw invalidInput(link.error);
    return this.bus.request(endStatisticsMail, link.data);
  }
}
