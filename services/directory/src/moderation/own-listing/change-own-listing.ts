import { ownPhotoId } from '@gewerk/contracts';
import {
  changeOwnListing,
  getModerationSettings,
  getOwnPhoto,
  type OutputOf,
  type OwnChanges,
  type ParsedInputOf,
  getListingPass,
} from '@gewerk/contracts/bus';
import { PHOTO_WIDTHS } from '@gewerk/contracts/limits';
import { Answers, type DeliveredRecord, MessageBus, storeOnce, UseCase } from '@gewerk/messaging';
import { BusinessEditor, toManaged, WholeRecordsRepository } from '../../write/index.js';
import { ReportsRepository } from '../reports/reports.repository.js';
import { changedForm } from './changed-form.js';

interface OwnChange {
  businessId: string;
  /** The confirmed address of the business owner. */
  email: string;
  changes: OwnChanges;
  isPublished: boolean;
}

/** Changes by business owners to their listings. Checks the pass, the photos and the settings. */
@UseCase()
export class ChangeOwnListing {
  constructor(
    private readonly bus: MessageBus,
    private readonly records: WholeRecordsRepository,
    private readonly reports: ReportsRepository,
    private readonly editor: BusinessEditor,
  ) {}

  @Answers(changeOwnListing)
  async change({
    key,
    pass,
    changes,
  }: ParsedInputOf<typeof changeOwnListing>): Promise<OutputOf<typeof changeOwnListing>> {
    const { businessId, email } = await this.bus.request(getListingPass, { pass });
    await this.demandUploaded(businessId, changes.photos ?? []);
    const { ownersPublish: isPublished } = await this.bus.request(getModerationSettings, {});
    const own = `own:${key}`;
    const { id } = await storeOnce(
      { businessId, changes },
      () => this.reports.byKey(own),
      (digest) => this.store({ key: own, digest }, { businessId, email, changes, isPublished }),
    );
    // The state as stored, since an operator may have decided in the meantime.
    const { state } = await this.reports.byId(id);
    return { id, state: state === 'applied' ? 'published' : 'waiting' };
  }

  /** Fails with `photo-not-found` if a photo that is new to the listing was not uploaded for it. */
  private async demandUploaded(businessId: string, photos: readonly string[]): Promise<void> {
    const uploaded = photos.filter((photo) => ownPhotoId(photo) !== null);
    if (uploaded.length === 0) return;
    // Photos of a listing that was merged into this one now belong to this listing.
    const { photos: shown } = await this.records.get(businessId);
    for (const photo of uploaded) {
      const id = ownPhotoId(photo);
      if (id === null || shown.includes(photo)) continue;
      await this.bus.request(getOwnPhoto, { id, width: PHOTO_WIDTHS[0], businessId });
    }
  }

  /** Publishes first: a call repeated after a crash finds the change already made and only has to add the record. */
  private async store(
    { key, digest }: Pick<DeliveredRecord, 'digest'> & { key: string },
    { businessId, email, changes, isPublished }: OwnChange,
  ): Promise<string> {
    const business = await this.records.get(businessId);
    const form = changedForm(business, changes);
    if (isPublished) {
      await this.editor.edit({ id: businessId, version: toManaged(business).version, form }, 'owner');
    }
    const { name, urlSlug } = business;
    return this.reports.insert(
      {
        key,
        tokenId: key,
        digest,
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
