import type { ModerationSettings } from '@gewerk/contracts/bus';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import {
  CURRENT,
  MODERATION_SETTINGS_MODEL,
  type StoredModerationSettings,
} from './moderation-settings.schema.js';

@Injectable()
export class ModerationSettingsRepository {
  constructor(
    @InjectModel(MODERATION_SETTINGS_MODEL) private readonly model: Model<StoredModerationSettings>,
  ) {}

  /** Default: every change is reviewed. */
  async get(): Promise<ModerationSettings> {
    const stored = await this.model.findById(CURRENT).lean<StoredModerationSettings>();
    return { ownersPublish: stored?.ownersPublish ?? false };
  }

  async save({ ownersPublish }: ModerationSettings): Promise<ModerationSettings> {
    await this.model.updateOne({ _id: CURRENT }, { $set: { ownersPublish } }, { upsert: true });
    return { ownersPublish };
  }
}
