import { getModerationSettings, type ModerationSettings, saveModerationSettings } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { ModerationSettingsRepository } from './moderation-settings.repository.js';

@Controller()
export class ModerationSettingsController {
  constructor(private readonly settings: ModerationSettingsRepository) {}

  @Answers(getModerationSettings)
  get(): Promise<ModerationSettings> {
    return this.settings.read();
  }

  @Answers(saveModerationSettings)
  save(@Payload() settings: ModerationSettings): Promise<ModerationSettings> {
    return this.settings.write(settings);
  }
}
