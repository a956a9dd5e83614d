import { GewerkError } from '@gewerk/contracts';
import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { chooseEncoding, encodeBody } from '../http/answers/encode-body.js';
import { demoPicture } from './demo-pictures.js';

const BROTLI_QUALITY = 4;

@Controller('demo-pictures')
export class DemoPicturesController {
  @Get(':name')
  async picture(@Param('name') name: string, @Res() reply: FastifyReply): Promise<void> {
    const svg = demoPicture(`/demo-pictures/${name}`);
    if (!svg) throw new GewerkError('route-not-found', 'Picture not found.');
    const { body, encoding } = await encodeBody(
      svg,
      chooseEncoding(reply.request.headers['accept-encoding']),
      BROTLI_QUALITY,
    );
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    await reply
      .header('content-type', 'image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .header('vary', 'Accept-Encoding')
      .send(body);
  }
}
