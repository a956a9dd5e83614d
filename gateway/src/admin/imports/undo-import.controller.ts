import { importRoutes, type ImportRun, undoImport } from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AdminHandler } from '../routes/admin-handler.decorator.js';
import { readQuery } from '../routes/admin-input.js';

/** Has an import undone; the audit trail names its file. */
@Controller()
export class UndoImportController {
  constructor(private readonly bus: MessageBus) {}

  @AdminHandler(importRoutes.undoImport)
  async undo(@Param('runId') runId: string, @Req() request: FastifyRequest): Promise<ImportRun> {
    readQuery(importRoutes.undoImport, request);
    const run = await this.bus.request(undoImport, { runId });
    if (request.adminCall) request.adminCall.subject = run.fileName;
    return run;
  }
}
