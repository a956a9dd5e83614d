import { exportMessages, exportSubscribers } from '@gewerk/contracts/bus';
import { panelEndpoints } from '@gewerk/contracts/serving';
import { MessageBus } from '@gewerk/messaging';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { PanelHandler } from '../routes/panel-handler.decorator.js';
import { sendCsv } from './send-csv.js';

/** Downloads from the inbox: all contact messages, and the newsletter's subscribers. */
@Controller()
export class MessageExportController {
  constructor(private readonly bus: MessageBus) {}

  @PanelHandler(panelEndpoints.exportMessages)
  async messages(@Res() reply: FastifyReply): Promise<void> {
    const read = (after: string | null) => this.bus.request(exportMessages, { after });
    await sendCsv(reply, 'messages.csv', await read(null), read);
  }

  @PanelHandler(panelEndpoints.exportSubscribers)
  async subscribers(@Res() reply: FastifyReply): Promise<void> {
    const read = (after: string | null) => this.bus.request(exportSubscribers, { after });
    await sendCsv(reply, 'newsletter.csv', await read(null), read);
  }
}
