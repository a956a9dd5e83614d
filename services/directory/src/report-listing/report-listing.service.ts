import { GewerkError, type ParsedInputOf, type ReportForm, type reportListing } from '@gewerk/contracts';
import { digestOf, storeOnce } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { businessNotFound } from '../businesses/business-not-found.js';
import { BusinessesRepository } from '../businesses/businesses.repository.js';
import type { ReportRecord } from '../listing-reports/report.schema.js';
import { ReportsRepository } from '../listing-reports/reports.repository.js';

/** Takes what visitors say of listings into the owner's queue. */
@Injectable()
export class ReportListingService {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly businesses: BusinessesRepository,
  ) {}

  async report({
    delivery,
    report,
    isByOwner,
  }: ParsedInputOf<typeof reportListing>): Promise<{ id: string }> {
    demandContent(report);
    const digest = digestOf(report);
    const { id } = await storeOnce(
      digest,
      () => this.reports.byKey(delivery.key),
      () => this.insert({ ...delivery, digest, isByOwner }, report),
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

/** A report that says nothing would only cost the owner time. */
function demandContent({ kind, reason, changes, message }: ReportForm): void {
  if (kind === 'change') {
    if (reason !== null) throw refused('reason', 'is for reports only; leave it out of a proposed change');
    if (Object.keys(changes).length === 0 && message === '') {
      throw refused('message', 'must say what to change, where no field is changed');
    }
    return;
  }
  if (reason === null) throw refused('reason', 'must say what is wrong with the listing');
  if (Object.keys(changes).length > 0) {
    throw refused('changes', 'are for proposed changes only; leave them out of a report');
  }
  if (reason === 'other' && message === '') throw refused('message', 'must say what is wrong');
}

function refused(field: string, message: string): GewerkError {
  return new GewerkError('invalid-input', `${field}: ${message}`, [{ field, message }]);
}
