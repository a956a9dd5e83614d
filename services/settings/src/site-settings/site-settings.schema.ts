import type { SiteSettings } from '@gewerk/contracts';
import { Schema } from 'mongoose';

export const SITE_SETTINGS_MODEL = 'SiteSettings';

export const CURRENT = 'current';

export interface StoredSiteSettings {
  _id: string;
  version: number;
  settings: SiteSettings;
  savedAt: Date;
}

export const siteSettingsSchema = new Schema<StoredSiteSettings>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    settings: { type: Schema.Types.Mixed, required: true },
    savedAt: { type: Date, required: true },
  },
  { collection: 'site_settings', versionKey: false, minimize: false },
);
