import { Readable } from 'node:stream';
import { exportBusinesses, type ExportChoice, exportRoutes, type OutputOf } from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AdminHandler } from '../routes/admin-handler.decorator.js';
import { readQuery } from '../routes/admin-input.js';

type Page = OutputOf<typeof exportBusinesses>;

/** The download of the directory, read page by page, as fast as the client takes it. */
@Controller()
export class ExportController {
  constructor(private readonly bus: MessageBus) {}

  @AdminHandler(exportRoutes.exportBusinesses)
  async download(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const choice = readQuery(exportRoutes.exportBusinesses, request);
    if (request.adminCall) request.adminCall.subject = choice.type;
    // The first page is read before the answer begins, so that a failure is told as one.
    const first = await this.bus.request(exportBusinesses, { choice });
    await reply
      .status(200)
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="businesses_export_${today()}.csv"`)
      .send(Readable.from(this.pages(choice, first)));
  }

  /** The next page is fetched while one is sent, never more: a slow client holds two of them. */
  private async *pages(choice: ExportChoice, first: Page): AsyncGenerator<string> {
    let ahead: Promise<Page> | undefined = Promise.resolve(first);
    while (ahead) {
      const { csv, next }: Page = await ahead;
      ahead = next === null ? undefined : this.bus.request(exportBusinesses, { choice, cursor: next });
      // A failure is told where the page is awaited.
      ahead?.catch(() => undefined);
      yield csv;
    }
  }
}

const today = (): string => new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
