import { invalidField } from '@gewerk/contracts';
import { checkClaim, type ParsedInputOf, type ReportForm, reportListing } from '@gewerk/contracts/bus';
import { Answers, MessageBus, storeOnce, UseCase } from '@gewerk/messaging';
import { BusinessesRepository, businessNotFound } from '../../record/index.js';
import type { ReportRecord } from './report.schema.js';
import { ReportsRepository } from './reports.repository.js';

/** Puts visitors' reports about listings into the operator's queue. */
@UseCase()
export class ReportListing {
  constructor(
    private readonly bus: MessageBus,
    private readonly reports: ReportsRepository,
    private readonly businesses: BusinessesRepository,
  ) {}

  @Answers(reportListing)
  async report({ delivery, report, claim }: ParsedInputOf<typeof reportListing>): Promise<{ id: string }> {
    if (claim) await this.bus.request(checkClaim, { businessId: report.business_id, proof: claim });
    demandContent(report);
    const { id } = await storeOnce(
      report,
      () => this.reports.byKey(delivery.key),
      (digest) => this.insert({ ...delivery, digest, isByOwner: claim !== null }, report),
    );
    return { id };
  }

  private async insert(
    sent: Pick<ReportRecord, 'key' | 'tokenId' | 'digest' | 'isByOwner'>,
    { business_id: businessId, ...report }: ReportForm,
  ): Promise<string> {
    const business = await this.businesses.byId(businessId);
    if (!business) throw businessNotFound();
    const { name, urlSlug } = business;
    return this.reports.insert({
      ...sent,
      ...report,
      business: { id: businessId, name, urlSlug },
    });
  }
}

/** An empty report would only cost the operator time. */
function demandContent({ kind, reason, changes, message }: ReportForm): void {
  if (kind === 'change') {
    if (reason !== null)
      throw invalidField('reason', 'is for reports only; leave it out of a proposed change');
    if (Object.keys(changes).length === 0 && message === '') {
      throw invalidField('message', 'must say what to change if no field is changed');
    }
    return;
  }
  if (reason === null) throw invalidField('reason', 'must say what is wrong with the listing');
  if (Object.keys(changes).length > 0) {
    throw invalidField('changes', 'are for proposed changes only; leave them out of a report');
  }
  if (reason === 'other' && message === '') throw invalidField('message', 'must say what is wrong');
}
