import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  changeOwnListing,
  END_USAGE_MAIL_PATH,
  endUsageMail,
  getModerationSettings,
  getOwnPhoto,
  GewerkError,
  invalidInput,
  keepOwnPhoto,
  mailLinkSchema,
  type OutputOf,
  ownListingRoutes,
  type OwnListingPass,
  ownPhotoId,
  PHOTO_WIDTHS,
  setUsageMail,
  takeOwnerPass,
  type UsageMail,
} from '@gewerk/contracts';
import { FileStore, MessageBus } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { OwnerRequests } from './owner-requests.js';
import { ownerOfPhoto } from './take-photos.js';

const OK = 200;
const CREATED = 201;

/** The calls of the page on which owners edit their listing. */
@Controller()
export class OwnListingController {
  constructor(
    private readonly bus: MessageBus,
    private readonly files: FileStore,
    private readonly requests: OwnerRequests,
  ) {}

  @Post(ownListingRoutes.pass.path)
  @HttpCode(CREATED)
  async pass(@Req() request: FastifyRequest): Promise<OwnListingPass> {
    this.requests.demandOwnSite(request);
    const { business_id: businessId, claim } = this.requests.body(ownListingRoutes.pass.body, request);
    // Read first: a code is used up by its pass.
    const { ownersPublish } = await this.bus.request(getModerationSettings, {});
    const { usageMail, ...pass } = await this.bus.request(takeOwnerPass, { businessId, proof: claim });
    return { ...pass, publishes_at_once: ownersPublish, usage_mail: usageMail };
  }

  @Post(ownListingRoutes.change.path)
  @HttpCode(CREATED)
  async change(@Req() request: FastifyRequest): Promise<OutputOf<typeof changeOwnListing>> {
    const owner = await this.requests.owner(request);
    const changes = this.requests.body(ownListingRoutes.change.body, request);
    const key = this.requests.key(request);
    await this.demandKept(changes.photos ?? []);
    const { ownersPublish } = await this.bus.request(getModerationSettings, {});
    return this.bus.request(changeOwnListing, { ...owner, key, changes, isPublished: ownersPublish });
  }

  @Post(ownListingRoutes.photo.path)
  @HttpCode(CREATED)
  async photo(@Req() request: FastifyRequest): Promise<{ photo: string }> {
    const { body } = request;
    const owner = ownerOfPhoto(request);
    if (!owner || !Buffer.isBuffer(body)) {
      throw new GewerkError('invalid-input', 'The body must be a photo.');
    }
    const file = `own-photos/${randomUUID()}`;
    await this.files.put(file, Readable.from([body]));
    try {
      return await this.bus.request(keepOwnPhoto, { businessId: owner.businessId, file });
    } finally {
      await this.files
        .delete(file)
        .catch((error: unknown) => logger.warn({ err: error, file }, 'A sent photo could not be removed'));
    }
  }

  @Post(ownListingRoutes.usageMail.path)
  @HttpCode(CREATED)
  async usageMail(@Req() request: FastifyRequest): Promise<UsageMail> {
    const owner = await this.requests.owner(request);
    const { language } = this.requests.body(ownListingRoutes.usageMail.body, request);
    return this.bus.request(setUsageMail, { ...owner, language });
  }

  /** The token is the proof. Mail programs send this by themselves when their unsubscribe button is pressed (RFC 8058). */
  @Post(END_USAGE_MAIL_PATH)
  @HttpCode(OK)
  endUsageMail(@Req() request: FastifyRequest): Promise<OutputOf<typeof endUsageMail>> {
    const link = mailLinkSchema.safeParse(request.query);
    if (!link.success) throw invalidInput(link.error);
    return this.bus.request(endUsageMail, link.data);
  }

  /** Fails with `photo-not-found` where one of the photos that owners send is not there. */
  private async demandKept(photos: readonly string[]): Promise<void> {
    for (const photo of photos) {
      const id = ownPhotoId(photo);
      if (id !== null) await this.bus.request(getOwnPhoto, { id, width: PHOTO_WIDTHS[0] });
    }
  }
}
