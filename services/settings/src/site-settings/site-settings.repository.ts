import { emptySiteSettings, type SiteSettings } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { CURRENT, SITE_SETTINGS_MODEL, type StoredSiteSettings } from './site-settings.schema.js';

@Injectable()
export class SiteSettingsRepository {
  constructor(@InjectModel(SITE_SETTINGS_MODEL) private readonly model: Model<StoredSiteSettings>) {}

  /** Version 0 and empty texts before the first save. */
  async current(session?: ClientSession): Promise<{ settings: SiteSettings; version: number }> {
    const stored = await this.model.findById(CURRENT, null, { session: session ?? null }).lean();
    return stored ?? { settings: emptySiteSettings, version: 0 };
  }

  /** Returns the new version. */
  async write(settings: SiteSettings, session: ClientSession): Promise<number> {
    const stored = await this.model
      .findByIdAndUpdate(
        CURRENT,
        { $set: { settings, savedAt: new Date() }, $inc: { version: 1 } },
        { upsert: true, returnDocument: 'after', session },
      )
      .lean();
    return stored.version;
  }
}
