import { getSiteSettings, type SiteSettings } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { SiteSettingsRepository } from '../site-settings/site-settings.repository.js';

@Controller()
export class GetSiteSettingsController {
  constructor(private readonly siteSettings: SiteSettingsRepository) {}

  @Answers(getSiteSettings)
  get(): Promise<SiteSettings> {
    return this.siteSettings.read();
  }
}
