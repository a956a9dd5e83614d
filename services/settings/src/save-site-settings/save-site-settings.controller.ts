import { type OutputOf, type ParsedInputOf, saveSiteSettings } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { SaveSiteSettingsService } from './save-site-settings.service.js';

@Controller()
export class SaveSiteSettingsController {
  constructor(private readonly service: SaveSiteSettingsService) {}

  @Answers(saveSiteSettings)
  save(
    @Payload() { baseVersion, ...settings }: ParsedInputOf<typeof saveSiteSettings>,
  ): Promise<OutputOf<typeof saveSiteSettings>> {
    return this.service.save(settings, baseVersion);
  }
}
