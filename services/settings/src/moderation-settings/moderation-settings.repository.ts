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

  /** Null until they are saved for the first time. */
  find(): Promise<StoredModerationSettings | null> {
    return this.model.findById(CURRENT).lean<StoredModerationSettings>();
  }

  async save({ ownersPublish }: ModerationSettings): Promise<void> {
    await this.model.updateOne({ _id: CURRENT }, { $set: { ownersPublish } }, { upsert: true });
  }
}
