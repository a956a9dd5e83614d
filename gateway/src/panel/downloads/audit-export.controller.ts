import { type InputOf, listAudit, type OutputOf } from '@gewerk/contracts/bus';
import { PAGING } from '@gewerk/contracts/limits';
import { panelEndpoints } from '@gewerk/contracts/serving';
import { csvHead, csvRow } from '@gewerk/csv';
import { MessageBus } from '@gewerk/messaging';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PanelHandler } from '../routes/panel-handler.decorator.js';
import { readQuery } from '../routes/panel-input.js';
import { sendCsv } from './send-csv.js';

type Entry = OutputOf<typeof listAudit>['entries'][number];

const columns: readonly (readonly [header: string, value: (entry: Entry) => string | null | undefined])[] = [
  ['at', ({ at }) => at],
  ['action', ({ action }) => action],
  ['account', ({ account, accountName }) => accountName ?? account],
  ['address', ({ address }) => address],
  ['subject', ({ subject }) => subject],
  ['subject_name', ({ name }) => name],
  ['other', ({ other }) => other],
  ['other_name', ({ otherName }) => otherName],
];

/** The audit trail, or a part of it, as CSV. */
@Controller()
export class AuditExportController {
  constructor(private readonly bus: MessageBus) {}

  @PanelHandler(panelEndpoints.exportAudit)
  async download(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const filter = readQuery(panelEndpoints.exportAudit, request);
    const read = async (before: string): Promise<{ csv: string; next: string | null }> =>
      page(await this.ask({ ...filter, before }));
    const first = page(await this.ask(filter));
    await sendCsv(
      reply,
      'audit_trail.csv',
      { ...first, csv: csvHead(columns.map(([header]) => header)) + first.csv },
      read,
    );
  }

  private ask(input: InputOf<typeof listAudit>): Promise<OutputOf<typeof listAudit>> {
    return this.bus.request(listAudit, { ...input, limit: PAGING.maxLimit });
  }
}

const page = ({ entries, next }: OutputOf<typeof listAudit>) => ({
  csv: entries.map((entry) => csvRow(columns.map(([, value]) => value(entry) ?? ''))).join(''),
  next,
});
