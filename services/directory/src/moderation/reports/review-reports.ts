import { totalPages } from '@gewerk/contracts';
import {
  getReport,
  listReceivedReports,
  listReports,
  type OutputOf,
  type ParsedInputOf,
} from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { toReport } from './report.mapper.js';
import { ReportsRepository } from './reports.repository.js';
import { toManaged, WholeRecordsRepository } from '../../write/index.js';
import { proposedForm } from './proposed-form.js';

/** Shows reports to the operator before a decision. */
@UseCase()
export class ReviewReports {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly businesses: WholeRecordsRepository,
  ) {}

  @Answers(listReports)
  async list(input: ParsedInputOf<typeof listReports>): Promise<OutputOf<typeof listReports>> {
    const { state, page, limit } = input;
    const { records, total } = await this.reports.list(state, { skip: (page - 1) * limit, limit });
    const now = new Date();
    return {
      reports: records.map((record) => toReport(record, now)),
      total,
      page,
      totalPages: totalPages(total, limit),
    };
  }

  @Answers(listReceivedReports)
  async received({
    after,
    until,
    limit,
  }: ParsedInputOf<typeof listReceivedReports>): Promise<OutputOf<typeof listReceivedReports>> {
    const { records, total } = await this.reports.received(new Date(after), new Date(until), limit);
    return { total, reports: records.map((record) => toReport(record)) };
  }

  @Answers(getReport)
  async get({ id }: ParsedInputOf<typeof getReport>): Promise<OutputOf<typeof getReport>> {
    const record = await this.reports.byId(id);
    const report = toReport(record);
    const business = await this.businesses.find(record.business.id);
    if (!business) return { report, listing: null, proposed: null, areHoursRead: true };
    const { form, areHoursRead } = proposedForm(business, record.changes);
    return { report, listing: toManaged(business), proposed: form, areHoursRead };
  }
}
