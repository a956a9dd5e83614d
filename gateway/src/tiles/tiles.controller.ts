import { type TileEndpoint, tileEndpoints } from '@gewerk/contracts/serving';
import { MessageBus } from '@gewerk/messaging';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { operationInput } from '../api/operation-input.js';
import { PublicGet } from '../http/routes/public-get.decorator.js';
import { KeptBodies } from '../http/answers/kept-bodies.js';
import { sendBytes } from '../http/answers/send-bytes.js';

const MAX_KEPT_BYTES = 8 * 1024 * 1024;

/** Tiles of the map, made by the search service. */
@Controller()
export class TilesController {
  private readonly kept = new KeptBodies(MAX_KEPT_BYTES);

  constructor(private readonly bus: MessageBus) {}

  @PublicGet(tileEndpoints.businesses)
  businesses(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(tileEndpoints.businesses, request, reply);
  }

  private async answer(route: TileEndpoint, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const input = operationInput(route, request.params, request.query);
    const { base64 } = await this.bus.request(route.operation, input as never);
    await sendBytes(reply, Buffer.from(base64, 'base64'), route, this.kept);
  }
}
