import type { keepOwnPhoto, OutputOf } from '@gewerk/contracts/bus';
import { panelEndpoints } from '@gewerk/contracts/serving';
import { FileStore, MessageBus } from '@gewerk/messaging';
import { Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { keepPhoto } from '../../own-listing/keep-photo.js';
import { PanelHandler } from '../routes/panel-handler.decorator.js';

@Controller()
export class AddPhotoController {
  constructor(
    readonly bus: MessageBus,
    readonly files: FileStore,
  ) {}

  @PanelHandler(panelEndpoints.addPhoto)
  add(
    @Param('id') businessId: string,
    @Req() request: FastifyRequest,
  ): Promise<OutputOf<typeof keepOwnPhoto>> {
    return keepPhoto(this, request.body, { businessId });
  }
}
