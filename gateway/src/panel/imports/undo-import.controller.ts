import { type ImportRun, undoImport } from '@gewerk/contracts/bus';
import { panelEndpoints } from '@gewerk/contracts/serving';
import { MessageBus } from '@gewerk/messaging';
import { Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PanelHandler } from '../routes/panel-handler.decorator.js';
import { readQuery } from '../routes/panel-input.js';

/** Starts the undo of an import; the audit trail names its file. */
@Controller()
export class UndoImportController {
  constructor(private readonly bus: MessageBus) {}

  @PanelHandler(panelEndpoints.undoImport)
  async undo(@Param('runId') runId: string, @Req() request: FastifyRequest): Promise<ImportRun> {
    readQuery(panelEndpoints.undoImport, request);
    const run = await this.bus.request(undoImport, { runId });
    if (request.panelCall) request.panelCall.subject = run.fileName;
    return run;
  }
}
