import { forgetListing, type ParsedInputOf } from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { ListingTraces } from './listing-traces.repository.js';

/** Forgets a listing that was removed at a person's request. */
@UseCase()
export class ForgetListing {
  constructor(private readonly traces: ListingTraces) {}

  @Answers(forgetListing)
  async forget({
    businessIds,
    submissionIds,
    names,
  }: ParsedInputOf<typeof forgetListing>): Promise<Record<string, never>> {
    // Claims and readers are deleted last: if the call is repeated, they show which mails must still be deleted.
    await this.traces.deleteMails(businessIds, submissionIds);
    for (const name of names) await this.traces.unname(name);
    await this.traces.deleteClaimsAndReaders(businessIds);
    return {};
  }
}
