import { prepareValidationReport, validationRoutes } from '@gewerk/contracts';
import { FileStore, MessageBus } from '@gewerk/messaging';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AdminHandler } from '../routes/admin-handler.decorator.js';
import { readQuery } from '../routes/admin-input.js';

const contentTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;

/** The download of a website check's report, streamed from the file store. */
@Controller()
export class ValidationReportController {
  constructor(
    private readonly bus: MessageBus,
    private readonly files: FileStore,
  ) {}

  @AdminHandler(validationRoutes.validationReport)
  async download(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { format } = readQuery(validationRoutes.validationReport, request);
    const id = request.adminCall?.params['id'] ?? '';
    const { object, fileName } = await this.bus.request(prepareValidationReport, { id, format });
    const { bytes, content } = await this.files.get(object);
    await reply
      .status(200)
      .header('content-type', contentTypes[format])
      .header('content-length', bytes)
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .send(content);
  }
}
