import { type decideReport, GewerkError, type ListingReport, type ParsedInputOf } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { toReport } from '../listing-reports/report.mapper.js';
import { ReportsRepository } from '../listing-reports/reports.repository.js';
import { RemoveBusinessService } from '../manage-businesses/remove-business.service.js';

const outcome = { apply: 'applied', dismiss: 'dismissed', remove: 'removed' } as const;

/**
 * Settles reports. A listing is taken out before its report is marked, so that a decision which is sent again after a
 * crash finds it gone and only completes what is missing.
 */
@Injectable()
export class DecideReportService {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly removals: RemoveBusinessService,
  ) {}

  async decide(input: ParsedInputOf<typeof decideReport>): Promise<ListingReport> {
    const state = outcome[input.decision];
    const record = await this.reports.byId(input.id);
    if (record.state === 'waiting') {
      if (input.decision === 'remove') {
        await this.removals.remove({ id: record.business.id, version: input.version });
      }
      await this.reports.decide(record._id, state, input.decision === 'dismiss' ? input.reason : null);
    }
    const decided = await this.reports.byId(input.id);
    if (decided.state !== state)
      throw new GewerkError('conflict', `This report is ${decided.state} already.`);
    return toReport(decided);
  }
}
