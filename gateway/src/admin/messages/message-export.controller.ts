import { Readable } from 'node:stream';
import { exportMessages, moderationRoutes } from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AdminHandler } from '../routes/admin-handler.decorator.js';

/** The download of all contact messages, read from the inbox page by page while it is sent. */
@Controller()
export class MessageExportController {
  constructor(private readonly bus: MessageBus) {}

  @AdminHandler(moderationRoutes.exportMessages)
  async download(@Res() reply: FastifyReply): Promise<void> {
    // The first page is read before the answer begins, so that a failure is told as one.
    const first = await this.bus.request(exportMessages, {});
    await reply
      .status(200)
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="messages.csv"')
      .send(Readable.from(this.pages(first)));
  }

  private async *pages(first: { csv: string; next: string | null }): AsyncGenerator<string> {
    yield first.csv;
    for (let after = first.next; after !== null;) {
      const page = await this.bus.request(exportMessages, { after });
      yield page.csv;
      after = page.next;
    }
  }
}
