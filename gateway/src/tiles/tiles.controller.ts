import { type TileEndpoint, tileEndpoints } from '@gewerk/contracts/serving';
import { MessageBus } from '@gewerk/messaging';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { operationInput } from '../api/operation-input.js';
import { PublicGet } from '../http/public-get.decorator.js';
import { sendBytes } from '../http/send-bytes.js';

/** Tiles of the map, as the search service makes them. */
@Controller()
export class TilesController {
  constructor(private readonly bus: MessageBus) {}

  @PublicGet(tileEndpoints.businesses)
  businesses(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.answer(tileEndpoints.businesses, request, reply);
  }

  private async answer(route: TileEndpoint, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const input = operationInput(route, request.params, request.query);
    const { base64 } = await this.bus.request(route.operation, input as never);
    await sendBytes(reply, Buffer.from(base64, 'base64'), route);
  }
}
