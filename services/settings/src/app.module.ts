import { MessagingModule } from '@gewerk/messaging';
import { MongoModule } from '@gewerk/service-kit';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { GetSiteSettingsController } from './get-site-settings/get-site-settings.controller.js';
import { SaveSiteSettingsController } from './save-site-settings/save-site-settings.controller.js';
import { SaveSiteSettingsService } from './save-site-settings/save-site-settings.service.js';
import { SiteSettingsRepository } from './site-settings/site-settings.repository.js';
import { SITE_SETTINGS_MODEL, siteSettingsSchema } from './site-settings/site-settings.schema.js';

@Module({
  imports: [
    MongoModule.forDatabase('gewerk_settings'),
    MongooseModule.forFeature([{ name: SITE_SETTINGS_MODEL, schema: siteSettingsSchema }]),
    MessagingModule.forProcess('settings', { outbox: true }),
  ],
  controllers: [GetSiteSettingsController, SaveSiteSettingsController],
  providers: [SiteSettingsRepository, SaveSiteSettingsService],
})
export class AppModule {}
