import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { GetSiteSettings } from './get-site-settings.js';
import { SaveSiteSettings } from './save-site-settings.js';
import { SETTINGS_VERSION_MODEL, settingsVersionSchema } from './settings-version.schema.js';
import { SettingsVersionsRepository } from './settings-versions.repository.js';
import { SiteSettingsRepository } from './site-settings.repository.js';
import { SITE_SETTINGS_MODEL, siteSettingsSchema } from './site-settings.schema.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: SITE_SETTINGS_MODEL, schema: siteSettingsSchema },
      { name: SETTINGS_VERSION_MODEL, schema: settingsVersionSchema },
    ]),
  ],
  controllers: [GetSiteSettings, SaveSiteSettings],
  providers: [SettingsVersionsRepository, SiteSettingsRepository],
})
export class SiteSettingsModule {}
