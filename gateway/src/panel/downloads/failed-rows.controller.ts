import { prepareFailedRows } from '@gewerk/contracts/bus';
import { panelEndpoints } from '@gewerk/contracts/serving';
import { FileStore, MessageBus } from '@gewerk/messaging';
import { Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PanelHandler } from '../routes/panel-handler.decorator.js';
import { readQuery } from '../routes/panel-input.js';
import { sendFile, XLSX_TYPE } from './send-file.js';

/** The download of the rows that an import rejected. */
@Controller()
export class FailedRowsController {
  constructor(
    private readonly bus: MessageBus,
    private readonly files: FileStore,
  ) {}

  @PanelHandler(panelEndpoints.importFailedRows)
  async download(
    @Param('runId') runId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { language } = readQuery(panelEndpoints.importFailedRows, request);
    const prepared = await this.bus.request(prepareFailedRows, { runId, language });
    await sendFile(reply, this.files, { ...prepared, contentType: XLSX_TYPE });
  }
}
