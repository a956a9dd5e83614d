import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getSiteIcon, SITE_ICON_SIZES } from '@gewerk/contracts/bus';
import { MessageBus } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import type { Renderer } from '@gewerk/web/server';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { entityTag, matchesTag } from '../http/answers/etag.js';
import { WEB_RENDERER } from './page-renderer.js';

type Size = (typeof SITE_ICON_SIZES)[number];

/** Browsers request these fixed URLs, so each file keeps its name whatever the icon shows. */
const icons: Readonly<Record<string, Size>> = {
  'favicon.ico': 32,
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
};

export const ICON_FILES = Object.keys(icons);

/** The site's icons: made from its logo and accent colour, otherwise the files of the build. */
@Controller()
export class IconsController {
  constructor(
    @Inject(WEB_RENDERER) private readonly renderer: Renderer,
    private readonly bus: MessageBus,
  ) {}

  @Get(ICON_FILES)
  async icon(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const file = request.url.slice(1).split('?', 1)[0] ?? '';
    const bytes = (await this.made(icons[file])) ?? (await this.built(file));
    const tag = entityTag(bytes);
    reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', tag);
    if (matchesTag(request.headers['if-none-match'], tag)) {
      await reply.status(304).send();
      return;
    }
    const isPng = bytes[0] === 0x89;
    await reply.header('content-type', isPng ? 'image/png' : 'image/x-icon').send(bytes);
  }

  private async made(size: Size | undefined): Promise<Buffer | null> {
    if (size === undefined) return null;
    try {
      const { base64 } = await this.bus.request(getSiteIcon, { size });
      return base64 === null ? null : Buffer.from(base64, 'base64');
    } catch (error) {
      logger.warn({ err: error }, "The site's icon cannot be made; the default one is served");
      return null;
    }
  }

  private built(file: string): Promise<Buffer> {
    return readFile(join(this.renderer.clientFolder, file));
  }
}
