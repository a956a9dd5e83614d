import {
  type BusinessForm,
  type changeOwnListing,
  GewerkError,
  type OutputOf,
  ownPhotoId,
  type ParsedInputOf,
} from '@gewerk/contracts';
import { digestOf, storeOnce } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import type { BusinessRecord } from '../businesses/business.record.js';
import { ReportsRepository } from '../listing-reports/reports.repository.js';
import { toManaged } from '../manage-businesses/business-form.mapper.js';
import { fieldsOf } from '../manage-businesses/form-fields.js';
import { ManagedBusinessesRepository } from '../manage-businesses/managed-businesses.repository.js';
import { SaveBusinessService } from '../manage-businesses/save-business.service.js';
import { proposedForm } from '../review-reports/proposed-form.js';

type Input = ParsedInputOf<typeof changeOwnListing>;

const SENT_AS = 'form.';

/** Takes the changes of owners who have shown that a listing is theirs. */
@Injectable()
export class ChangeOwnListingService {
  constructor(
    private readonly businesses: ManagedBusinessesRepository,
    private readonly reports: ReportsRepository,
    private readonly saving: SaveBusinessService,
  ) {}

  async change({ key, ...input }: Input): Promise<OutputOf<typeof changeOwnListing>> {
    const { businessId, changes } = input;
    const own = `own:${key}`;
    const { id } = await storeOnce(
      digestOf({ businessId, changes }),
      () => this.reports.byKey(own),
      () => this.take(own, input),
    );
    // As it was taken: the site owner may have decided otherwise since.
    const { state } = await this.reports.byId(id);
    return { id, state: state === 'applied' ? 'published' : 'waiting' };
  }

  /** Published first: sent again after a crash it finds itself done, and only the record is missing. */
  private async take(
    key: string,
    { businessId, email, changes, isPublished }: Omit<Input, 'key'>,
  ): Promise<string> {
    const business = await this.businesses.get(businessId);
    const form = changedForm(business, changes);
    if (isPublished) {
      await this.saving.edit({ id: businessId, version: toManaged(business).version, form });
    }
    const { name, urlSlug } = business;
    return this.reports.insert(
      {
        key,
        tokenId: key,
        digest: digestOf({ businessId, changes }),
        kind: 'change',
        business: { id: businessId, name, urlSlug },
        reason: null,
        changes,
        message: '',
        email,
        isByOwner: true,
      },
      isPublished ? 'applied' : 'waiting',
    );
  }
}

/** The listing as it shall be. Fails with `invalid-input`, naming the fields as they were sent. */
function changedForm(business: BusinessRecord, changes: Input['changes']): BusinessForm {
  if (Object.keys(changes).length === 0) throw refused('changes', 'must name what shall be otherwise');
  const strange = changes.photos?.some(
    (photo) => !business.photos.includes(photo) && ownPhotoId(photo) === null,
  );
  if (strange) throw refused('photos', 'must be photos of the listing, or such as were sent for it');
  const { form, areHoursRead } = proposedForm(business, changes);
  if (!areHoursRead) throw refused('hours', 'must be readable, such as 09:00-18:00');
  try {
    fieldsOf(form, business);
  } catch (error) {
    if (!(error instanceof GewerkError)) throw error;
    const faults = error.errors.map(({ field, message }) => ({ field: field.replace(SENT_AS, ''), message }));
    throw new GewerkError(error.code, error.message.replaceAll(SENT_AS, ''), faults);
  }
  return form;
}

function refused(field: string, message: string): GewerkError {
  return new GewerkError('invalid-input', `${field}: ${message}`, [{ field, message }]);
}
