import {
  type getReport,
  GewerkError,
  type listReceivedReports,
  type listReports,
  type OutputOf,
  type ParsedInputOf,
  totalPages,
} from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import type { BusinessRecord } from '../businesses/business.record.js';
import { toReport } from '../listing-reports/report.mapper.js';
import { ReportsRepository } from '../listing-reports/reports.repository.js';
import { toManaged } from '../manage-businesses/business-form.mapper.js';
import { ManagedBusinessesRepository } from '../manage-businesses/managed-businesses.repository.js';
import { proposedForm } from './proposed-form.js';

/** What the owner looks at before settling a report. */
@Injectable()
export class ReviewReportsService {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly businesses: ManagedBusinessesRepository,
  ) {}

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

  async received({
    after,
    until,
    limit,
  }: ParsedInputOf<typeof listReceivedReports>): Promise<OutputOf<typeof listReceivedReports>> {
    const { records, total } = await this.reports.received(new Date(after), new Date(until), limit);
    return { total, reports: records.map((record) => toReport(record)) };
  }

  async get(id: string): Promise<OutputOf<typeof getReport>> {
    const record = await this.reports.byId(id);
    const report = toReport(record);
    const business = await this.listing(record.business.id);
    if (!business) return { report, listing: null, proposed: null, areHoursRead: true };
    const { form, areHoursRead } = proposedForm(business, record.changes);
    return { report, listing: toManaged(business), proposed: form, areHoursRead };
  }

  private async listing(id: string): Promise<BusinessRecord | null> {
    try {
      return await this.businesses.get(id);
    } catch (error) {
      if (error instanceof GewerkError && error.code === 'business-not-found') return null;
      throw error;
    }
  }
}
