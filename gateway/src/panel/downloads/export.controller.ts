import { exportBusinesses, type ExportProgress } from '@gewerk/contracts/bus';
import { panelEndpoints } from '@gewerk/contracts/serving';
import { MessageBus } from '@gewerk/messaging';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PanelHandler } from '../routes/panel-handler.decorator.js';
import { readQuery } from '../routes/panel-input.js';
import { pages, sendCsv } from './send-csv.js';
import { sendXlsx } from './send-xlsx.js';

@Controller()
export class ExportController {
  constructor(private readonly bus: MessageBus) {}

  @PanelHandler(panelEndpoints.exportBusinesses)
  async download(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const choice = readQuery(panelEndpoints.exportBusinesses, request);
    if (request.panelCall) request.panelCall.subject = choice.type;
    const read = async (after: ExportProgress | null) => {
      const { output, text } = await this.bus.requestText(exportBusinesses, { choice, after });
      return { csv: text, ...output };
    };
    const first = await read(null);
    if (choice.format === 'xlsx') await sendXlsx(reply, first.fileName, pages(first, read));
    else await sendCsv(reply, first.fileName, first, read);
  }
}
