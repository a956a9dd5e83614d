import {
  getOwnPhoto,
  getPhoto,
  getShareImage,
  invalidInput,
  type Operation,
  type Picture,
  type PictureRoute,
  pictureRoutes,
} from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PublicGet } from '../public-api/public-get.decorator.js';
import { sendPicture } from './send-picture.js';

/** `v` tells nothing: it makes a new address when a photo is another. */
const noQuery = z.strictObject({ v: z.string().max(64).optional() });

/** Share images and photos, as the media service has them. */
@Controller()
export class PicturesController {
  constructor(private readonly bus: MessageBus) {}

  @PublicGet(pictureRoutes.shareSite)
  site(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(pictureRoutes.shareSite, getShareImage, { kind: 'site' }, request, reply);
  }

  @PublicGet(pictureRoutes.shareBusiness)
  business(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.answer(pictureRoutes.shareBusiness, getShareImage, { kind: 'business', id }, request, reply);
  }

  @PublicGet(pictureRoutes.shareCity)
  city(
    @Param('city') city: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.answer(pictureRoutes.shareCity, getShareImage, { kind: 'city', city }, request, reply);
  }

  @PublicGet(pictureRoutes.photo)
  photo(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(pictureRoutes.photo, getPhoto, request.params, request, reply);
  }

  @PublicGet(pictureRoutes.ownPhoto)
  ownPhoto(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(pictureRoutes.ownPhoto, getOwnPhoto, request.params, request, reply);
  }

  private async answer(
    route: PictureRoute,
    operation: Operation,
    input: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const query = noQuery.safeParse(request.query);
    if (!query.success) throw invalidInput(query.error);
    const picture = (await this.bus.request(operation, input)) as Picture;
    await sendPicture(reply, route, picture);
  }
}
