import { exportMessages, exportSubscribers, moderationRoutes } from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AdminHandler } from '../routes/admin-handler.decorator.js';
import { sendCsvPages } from './send-csv-pages.js';

/** The downloads of what the inbox holds: all contact messages, and the newsletter's readers. */
@Controller()
export class MessageExportController {
  constructor(private readonly bus: MessageBus) {}

  @AdminHandler(moderationRoutes.exportMessages)
  messages(@Res() reply: FastifyReply): Promise<void> {
    return sendCsvPages(reply, 'messages.csv', (after) => this.bus.request(exportMessages, { after }));
  }

  @AdminHandler(moderationRoutes.exportSubscribers)
  subscribers(@Res() reply: FastifyReply): Promise<void> {
    return sendCsvPages(reply, 'newsletter.csv', (after) => this.bus.request(exportSubscribers, { after }));
  }
}
