import type { ModerationSettings } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import {
  CURRENT,
  MODERATION_SETTINGS_MODEL,
  type StoredModerationSettings,
} from './moderation-settings.schema.js';

/** Who publishes without a review. */
@Injectable()
export class ModerationSettingsRepository {
  constructor(
    @InjectModel(MODERATION_SETTINGS_MODEL) private readonly model: Model<StoredModerationSettings>,
  ) {}

  /** Before the first save nobody does. */
  async read(): Promise<ModerationSettings> {
    const stored = await this.model.findById(CURRENT).lean<StoredModerationSettings>();
    return { ownersPublish: stored?.ownersPublish ?? false };
  }

  async write({ ownersPublish }: ModerationSettings): Promise<ModerationSettings> {
    await this.model.updateOne({ _id: CURRENT }, { $set: { ownersPublish } }, { upsert: true });
    return { ownersPublish };
  }
}
