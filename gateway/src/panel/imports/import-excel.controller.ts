import { errorCodes, GewerkError, refused } from '@gewerk/contracts';
import { getImportResult, type ImportResult, type ImportRun, startImport } from '@gewerk/contracts/bus';
import { longestImport } from '@gewerk/contracts/limits';
import { panelEndpoints } from '@gewerk/contracts/serving';
import { MessageBus } from '@gewerk/messaging';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toGewerkError } from '../../http/answers/to-gewerk-error.js';
import { PanelHandler } from '../routes/panel-handler.decorator.js';
import { readQuery } from '../routes/panel-input.js';
import { AwaitRun } from './await-run.js';
import { ReceiveSheet } from './receive-sheet.js';
import { sendImportFailure } from './send-import-failure.js';

const ROUTE = panelEndpoints.importExcel;
/** Nothing is sent while a caller waits, so the connection must outlive the longest run by this much. */
const LONGER_MS = 120_000;

/** The import as specified: one call that returns the import's result at its end. */
@Controller()
export class ImportExcelController {
  constructor(
    private readonly bus: MessageBus,
    private readonly sheets: ReceiveSheet,
    private readonly runs: AwaitRun,
  ) {}

  @PanelHandler(ROUTE)
  async importExcel(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    try {
      const result = await this.carryOut(request, reply);
      if (result) await reply.status(200).send(result);
    } catch (error) {
      this.tellFailure(reply, error);
    }
  }

  /** Undefined if the caller has disconnected; the import continues. */
  private async carryOut(request: FastifyRequest, reply: FastifyReply): Promise<ImportResult | undefined> {
    const { files = 1, ...choice } = readQuery(ROUTE, request);
    const received = await this.sheets.receiveAll(request, files);
    const [first, ...more] = received;
    if (!first) throw new Error('A form without files was received.');
    const others = more.length > 0 ? { more } : {};
    if (request.panelCall) request.panelCall.subject = received.map(({ fileName }) => fileName).join(', ');
    const { runId } = await this.bus
      .request(startImport, { ...first, ...others, ...choice })
      .catch(async (error: unknown) => {
        for (const { object } of received) await this.sheets.discard(object);
        throw error;
      });
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    request.raw.socket.setTimeout(longestImport(files) + LONGER_MS);
    const run = await this.runs.ended(runId, files, gone.signal);
    if (!run) return undefined;
    const result = await this.bus.request(getImportResult, { runId });
    if (run.state === 'done') return result;
    throw new FailedImport(result, run.failure);
  }

  private tellFailure(reply: FastifyReply, error: unknown): void {
    const failed = error instanceof FailedImport ? error : undefined;
    const known = failed?.toError() ?? toGewerkError(error);
    if (!known || reply.raw.destroyed) throw error;
    sendImportFailure(reply, known, failed?.result);
  }
}

/** An import that began but did not finish. */
class FailedImport extends Error {
  constructor(
    readonly result: ImportResult,
    private readonly failure: ImportRun['failure'],
  ) {
    super(failure?.detail);
  }

  toError(): GewerkError {
    if (!this.failure) return refused('import-cancelled');
    const { code, detail, reason } = this.failure;
    return new GewerkError(errorCodes.find((known) => known === code) ?? 'internal', detail, [], reason);
  }
}
