import { prepareValidationReport } from '@gewerk/contracts/bus';
import { panelEndpoints } from '@gewerk/contracts/serving';
import { FileStore, MessageBus } from '@gewerk/messaging';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PanelHandler } from '../routes/panel-handler.decorator.js';
import { readQuery } from '../routes/panel-input.js';
import { sendFile, XLSX_TYPE } from './send-file.js';

const contentTypes = {
  xlsx: XLSX_TYPE,
  csv: 'text/csv; charset=utf-8',
} as const;

/** The download of a website check's report, streamed from the file store. */
@Controller()
export class ValidationReportController {
  constructor(
    private readonly bus: MessageBus,
    private readonly files: FileStore,
  ) {}

  @PanelHandler(panelEndpoints.validationReport)
  async download(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { format } = readQuery(panelEndpoints.validationReport, request);
    const id = request.panelCall?.params['id'] ?? '';
    const prepared = await this.bus.request(prepareValidationReport, { id, format });
    await sendFile(reply, this.files, { ...prepared, contentType: contentTypes[format] });
  }
}
