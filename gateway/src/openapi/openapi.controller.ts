import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { sendJson } from '../http/answers/send-json.js';
import { openApiDocument } from './openapi-document.js';

const MAX_AGE_SECONDS = 300;

@Controller()
export class OpenApiController {
  private readonly json: Uint8Array;

  constructor(@Inject(GATEWAY_ENV) env: GatewayEnv) {
    this.json = Buffer.from(JSON.stringify(openApiDocument(env.canonicalOrigin)));
  }

  @Get('api/openapi.json')
  document(@Res() reply: FastifyReply): Promise<void> {
    return sendJson(reply, this.json, MAX_AGE_SECONDS);
  }
}
