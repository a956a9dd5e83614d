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

  @Answers(getModerationSettings)
  get(): Promise<ModerationSettings> {
    return this.settings.get();
  }

  @Answers(saveModerationSettings)
  save(settings: ModerationSettings): Promise<ModerationSettings> {
    return this.settings.save(settings);
  }
}
