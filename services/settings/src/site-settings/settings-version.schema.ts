import type { SiteSettings } from '@gewerk/contracts';
import { Schema } from 'mongoose';

export const SETTINGS_VERSION_MODEL = 'SettingsVersion';

export interface StoredSettingsVersion {
  _id: number;
  settings: SiteSettings;
  changed: (keyof SiteSettings)[];
  savedAt: Date;
}

export const settingsVersionSchema = new Schema<StoredSettingsVersion>(
  {
    _id: { type: Number, required: true },
    settings: { type: Schema.Types.Mixed, required: true },
    changed: { type: [String], required: true },
    savedAt: { type: Date, required: true },
  },
  { collection: 'site_settings_versions', versionKey: false, minimize: false },
);
