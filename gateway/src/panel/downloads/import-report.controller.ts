import { Readable } from 'node:stream';
import { getImportResult, type ImportResult } from '@gewerk/contracts/bus';
import { panelEndpoints } from '@gewerk/contracts/serving';
import { duplicateRow, errorRow, importReportHead, noteRow } from '@gewerk/csv';
import { MessageBus } from '@gewerk/messaging';
import { Controller, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { PanelHandler } from '../routes/panel-handler.decorator.js';
import { beginCsv } from './send-csv.js';

const PAGE = 1_000;

type Report = 'duplicateReport' | 'errorReport' | 'noteReport';
type Entry<K extends Report> = NonNullable<ImportResult[K]>[number];

/** All reports of an import in full, read from its service page by page while they are sent. */
@Controller()
export class ImportReportController {
  constructor(private readonly bus: MessageBus) {}

  @PanelHandler(panelEndpoints.importReport)
  async download(@Param('runId') runId: string, @Res() reply: FastifyReply): Promise<void> {
    // Reads the first page before answering, so a failure still gets an error status.
    const first = await this.bus.request(getImportResult, { runId, limit: PAGE });
    await beginCsv(reply, 'import_report.csv').send(Readable.from(this.lines(runId, first)));
  }

  private async *lines(runId: string, first: ImportResult): AsyncGenerator<string> {
    const { duplicateReport, errorReport, noteReport = [] } = first;
    const entries = [...duplicateReport, ...errorReport, ...noteReport];
    yield importReportHead(entries.some(({ file }) => file !== undefined));
    for await (const entry of this.entries(runId, first, 'duplicateReport')) yield duplicateRow(entry);
    for await (const entry of this.entries(runId, first, 'errorReport')) yield errorRow(entry);
    for await (const entry of this.entries(runId, first, 'noteReport')) yield noteRow(entry);
  }

  private async *entries<K extends Report>(
    runId: string,
    first: ImportResult,
    report: K,
  ): AsyncGenerator<Entry<K>> {
    let page: readonly Entry<K>[] = first[report] ?? [];
    yield* page;
    for (let last = page.at(-1); last && last.row_number > 0; last = page.at(-1)) {
      const after = last.position ?? last.row_number;
      const next = await this.bus.request(getImportResult, { runId, after, limit: PAGE });
      page = next[report] ?? [];
      yield* page;
    }
  }
}
