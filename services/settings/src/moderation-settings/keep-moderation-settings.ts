import {
  getModerationSettings,
  type ModerationSettings,
  saveModerationSettings,
} from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { ModerationSettingsRepository } from './moderation-settings.repository.js';

@UseCase()
export class KeepModerationSettings {
  constructor(private readonly settings: ModerationSettingsRepository) {}

  /** Every change by a business owner is reviewed unless the operator decides otherwise. */
  @Answers(getModerationSettings)
  async get(): Promise<ModerationSettings> {
    const stored = await this.settings.find();
    return { ownersPublish: stored?.ownersPublish ?? false };
  }

  @Answers(saveModerationSettings)
  async save(settings: ModerationSettings): Promise<ModerationSettings> {
    await this.settings.save(settings);
    return settings;
  }
}
