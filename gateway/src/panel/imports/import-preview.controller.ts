import { cancelImportPreview, previewImport } from '@gewerk/contracts/bus';
import { panelEndpoints } from '@gewerk/contracts/serving';
import { MessageBus } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toGewerkError } from '../../http/answers/to-gewerk-error.js';
import { PanelHandler } from '../routes/panel-handler.decorator.js';
import { readQuery } from '../routes/panel-input.js';
import { ReceiveSheet } from './receive-sheet.js';
import { sendImportFailure } from './send-import-failure.js';

const ROUTE = panelEndpoints.importPreview;
/** How long the connection may be silent: nothing is sent while the rows are counted. */
const SILENCE_MS = previewImport.timeoutMs + 30_000;

/** Previews the import of a file. Stops reading when the caller disconnects. */
@Controller()
export class ImportPreviewController {
  constructor(
    private readonly bus: MessageBus,
    private readonly sheets: ReceiveSheet,
  ) {}

  @PanelHandler(ROUTE)
  async preview(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    try {
      const { files: _files, ...choice } = readQuery(ROUTE, request);
      const { object, fileName } = await this.sheets.receive(request);
      let isAnswered = false;
      reply.raw.once('close', () => {
        if (!isAnswered) void this.cancel(object);
      });
      request.raw.socket.setTimeout(SILENCE_MS);
      const json = await this.bus
        .requestBytes(previewImport, { object, fileName, ...choice })
        .catch(async (error: unknown) => {
          await this.sheets.discard(object);
          throw error;
        });
      isAnswered = true;
      await reply.status(200).header('content-type', 'application/json; charset=utf-8').send(json);
    } catch (error) {
      const known = toGewerkError(error);
      if (!known || reply.raw.destroyed) throw error;
      sendImportFailure(reply, known);
    }
  }

  private async cancel(object: string): Promise<void> {
    await this.bus
      .request(cancelImportPreview, { object })
      .catch((error: unknown) => logger.warn({ err: error, object }, 'A preview could not be ended'));
  }
}
