import { forgetChecks, type ParsedInputOf } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { Reports } from '../report/reports.js';
import { CheckResultsRepository } from './check-results.repository.js';
import { ForgottenBusinesses } from './forgotten-businesses.repository.js';

/** Removes businesses from results and reports, and from a check that is in progress. */
@UseCase()
export class ForgetChecks {
  constructor(
    private readonly forgotten: ForgottenBusinesses,
    private readonly results: CheckResultsRepository,
    private readonly reports: Reports,
  ) {}

  @Answers(forgetChecks)
  async forget({ businessIds }: ParsedInputOf<typeof forgetChecks>): Promise<Record<string, never>> {
    await this.forgotten.add(businessIds);
    // Results are deleted last: if the operation has to be repeated, they show which reports still contain the
    // businesses.
    await this.reports.remove(await this.results.runsOf(businessIds));
    await this.results.delete(businessIds);
    return {};
  }
}
