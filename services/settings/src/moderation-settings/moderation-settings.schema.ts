import type { ModerationSettings } from '@gewerk/contracts/bus';
import { Schema } from 'mongoose';

export const MODERATION_SETTINGS_MODEL = 'ModerationSettings';

export const CURRENT = 'current';

export interface StoredModerationSettings extends ModerationSettings {
  _id: string;
}

export const moderationSettingsSchema = new Schema<StoredModerationSettings>(
  {
    _id: { type: String, required: true },
    ownersPublish: { type: Boolean, required: true },
  },
  { collection: 'moderation_settings', versionKey: false, strict: 'throw' },
);
