import { SITE_SETTINGS } from '@gewerk/contracts/limits';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { SITE_IDENTITY_MODEL, type StoredSiteIdentity } from './site-identity.schema.js';

const { keptIdentities: KEPT } = SITE_SETTINGS;

@Injectable()
export class SiteIdentitiesRepository {
  constructor(@InjectModel(SITE_IDENTITY_MODEL) private readonly model: Model<StoredSiteIdentity>) {}

  /** Null before the first save. */
  newest(session?: ClientSession): Promise<StoredSiteIdentity | null> {
    return this.model
      .findOne({}, null, { session: session ?? null })
      .sort({ _id: -1 })
      .lean();
  }

  /** Newest first. */
  list(session?: ClientSession): Promise<StoredSiteIdentity[]> {
    return this.model
      .find({}, null, { session: session ?? null })
      .sort({ _id: -1 })
      .limit(KEPT)
      .lean();
  }

  /**
   * Stores a version and deletes those that are no longer among the last `KEPT`. If two are stored at the same time,
   * one fails and its transaction is retried.
   */
  async add(version: StoredSiteIdentity, session: ClientSession): Promise<void> {
    await this.model.create([version], { session });
    await this.model.deleteMany({ _id: { $lte: version._id - KEPT } }, { session });
  }
}
