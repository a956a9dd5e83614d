import { refused } from '@gewerk/contracts';
import { decideReport, type ListingReport, type ParsedInputOf } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { toReport } from './report.mapper.js';
import { ReportsRepository } from './reports.repository.js';
import { BusinessEditor } from '../../write/index.js';

const outcome = { apply: 'applied', dismiss: 'dismissed', remove: 'removed' } as const;

/** Decides reports. Removes the listing before marking the report, so a retry after a crash can complete. */
@UseCase()
export class DecideReport {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly editor: BusinessEditor,
  ) {}

  @Answers(decideReport)
  async decide(input: ParsedInputOf<typeof decideReport>): Promise<ListingReport> {
    const state = outcome[input.decision];
    const record = await this.reports.byId(input.id);
    if (record.state === 'waiting') {
      if (input.decision === 'remove') {
        await this.editor.remove({ id: record.business.id, version: input.version });
      }
      await this.reports.decide(record._id, state, input.decision === 'dismiss' ? input.reason : null);
    }
    const decided = await this.reports.byId(input.id);
    if (decided.state !== state) throw refused('report-decided', { state: decided.state });
    return toReport(decided);
  }
}
