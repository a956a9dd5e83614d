import { Readable } from 'node:stream';
import { getImportResult, importRoutes, type ImportResult } from '@gewerk/contracts';
import { MessageBus } from '@gewerk/messaging';
import { Controller, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AdminHandler } from '../routes/admin-handler.decorator.js';
import { csvLine } from './csv-line.js';

const PAGE = 1_000;
const BYTE_ORDER_MARK = '\uFEFF';

/** Both reports of an import whole, read from its service page by page while they are sent. */
@Controller()
export class ImportReportController {
  constructor(private readonly bus: MessageBus) {}

  @AdminHandler(importRoutes.importReport)
  async download(@Param('runId') runId: string, @Res() reply: FastifyReply): Promise<void> {
    // The first page is read before the answer begins, so that a failure is told as one.
    const first = await this.bus.request(getImportResult, { runId, limit: PAGE });
    await reply
      .status(200)
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="import_report.csv"')
      .send(Readable.from(this.lines(runId, first)));
  }

  private async *lines(runId: string, first: ImportResult): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(['report', 'row_number', 'name', 'place_id', 'error']);
    for await (const entry of this.entries(runId, first, 'duplicateReport'))
      yield csvLine(['duplicate', String(entry.row_number), entry.name, entry.place_id, '']);
    for await (const entry of this.entries(runId, first, 'errorReport'))
      yield csvLine(['error', String(entry.row_number), '', '', entry.error]);
  }

  private async *entries<K extends 'duplicateReport' | 'errorReport'>(
    runId: string,
    first: ImportResult,
    report: K,
  ): AsyncGenerator<ImportResult[K][number]> {
    let page = first[report];
    yield* page;
    for (let last = page.at(-1); last && last.row_number > 0; last = page.at(-1)) {
      page = (await this.bus.request(getImportResult, { runId, after: last.row_number, limit: PAGE }))[
        report
      ];
      yield* page;
    }
  }
}
