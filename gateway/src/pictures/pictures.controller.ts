import { invalidInput } from '@gewerk/contracts';
import { getOwnPhoto, getPhoto, getShareImage, getSiteLogo, type Operation } from '@gewerk/contracts/bus';
import { type PictureEndpoint, pictureEndpoints } from '@gewerk/contracts/serving';
import { MessageBus } from '@gewerk/messaging';
import { Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PublicGet } from '../http/routes/public-get.decorator.js';
import { sendPicture, type SentPicture } from './send-picture.js';

/** `v` is only there to change the URL when a photo changes. */
const noQuery = z.strictObject({ v: z.string().max(64).optional() });

/** Share images and photos, as delivered by the media service. */
@Controller()
export class PicturesController {
  constructor(private readonly bus: MessageBus) {}

  @PublicGet(pictureEndpoints.shareSite)
  site(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(pictureEndpoints.shareSite, getShareImage, { kind: 'site' }, request, reply);
  }

  @PublicGet(pictureEndpoints.shareBusiness)
  business(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.answer(
      pictureEndpoints.shareBusiness,
      getShareImage,
      { kind: 'business', id },
      request,
      reply,
    );
  }

  @PublicGet(pictureEndpoints.shareCity)
  city(
    @Param('city') city: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.answer(pictureEndpoints.shareCity, getShareImage, { kind: 'city', city }, request, reply);
  }

  @PublicGet(pictureEndpoints.photo)
  photo(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(pictureEndpoints.photo, getPhoto, request.params, request, reply);
  }

  @PublicGet(pictureEndpoints.ownPhoto)
  ownPhoto(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(pictureEndpoints.ownPhoto, getOwnPhoto, request.params, request, reply);
  }

  @PublicGet(pictureEndpoints.siteLogo)
  async siteLogo(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(pictureEndpoints.siteLogo, getSiteLogo, request.params, request, reply);
  }

  private async answer(
    route: PictureEndpoint,
    operation: Operation,
    input: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const query = noQuery.safeParse(request.query);
    if (!query.success) throw invalidInput(query.error);
    const picture = (await this.bus.request(operation, input)) as SentPicture;
    await sendPicture(reply, route, picture);
  }
}
