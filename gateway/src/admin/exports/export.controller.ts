import { Readable } from 'node:stream';
import { exportRoutes, pageExportedBusinesses } from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AdminHandler } from '../routes/admin-handler.decorator.js';
import { readQuery } from '../routes/admin-input.js';
import { type AskedPage, type ExportedPage, exportedPages, firstPage } from './exported-pages.js';

/** The download of the directory, read page by page, as fast as the client takes it. */
@Controller()
export class ExportController {
  constructor(private readonly bus: MessageBus) {}

  @AdminHandler(exportRoutes.exportBusinesses)
  async download(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const choice = readQuery(exportRoutes.exportBusinesses, request);
    if (request.adminCall) request.adminCall.subject = choice.type;
    const ask = (page: AskedPage): Promise<ExportedPage> =>
      this.bus.requestText(pageExportedBusinesses, page);
    // The first page is read before the answer begins, so that a failure is told as one.
    const first = await ask(firstPage(choice));
    await reply
      .status(200)
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="businesses_export_${today()}.csv"`)
      .send(Readable.from(exportedPages(choice, first, ask)));
  }
}

const today = (): string => new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
