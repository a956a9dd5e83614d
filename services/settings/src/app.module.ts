import { MessagingModule } from '@gewerk/messaging';
import { MongoModule } from '@gewerk/service-kit';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditTrailController } from './audit-trail/audit-trail.controller.js';
import { AuditTrailRepository } from './audit-trail/audit-trail.repository.js';
import { AuditTrailService } from './audit-trail/audit-trail.service.js';
import { AUDIT_ENTRY_MODEL, auditEntrySchema } from './audit-trail/audit-entry.schema.js';
import { EnsureOwnerPasswordService } from './ensure-owner-password/ensure-owner-password.service.js';
import { GetSiteSettingsController } from './get-site-settings/get-site-settings.controller.js';
import { ModerationSettingsController } from './moderation-settings/moderation-settings.controller.js';
import { ModerationSettingsRepository } from './moderation-settings/moderation-settings.repository.js';
import {
  MODERATION_SETTINGS_MODEL,
  moderationSettingsSchema,
} from './moderation-settings/moderation-settings.schema.js';
import { OwnerPasswordController } from './owner-password/owner-password.controller.js';
import { OwnerPasswordRepository } from './owner-password/owner-password.repository.js';
import { OWNER_PASSWORD_MODEL, ownerPasswordSchema } from './owner-password/owner-password.schema.js';
import { OwnerPasswordService } from './owner-password/owner-password.service.js';
import {
  SETTINGS_VERSION_MODEL,
  settingsVersionSchema,
} from './settings-versions/settings-version.schema.js';
import { SettingsVersionsController } from './settings-versions/settings-versions.controller.js';
import { SettingsVersionsRepository } from './settings-versions/settings-versions.repository.js';
import { SaveSiteSettingsController } from './save-site-settings/save-site-settings.controller.js';
import { SaveSiteSettingsService } from './save-site-settings/save-site-settings.service.js';
import { SiteSettingsRepository } from './site-settings/site-settings.repository.js';
import { SITE_SETTINGS_MODEL, siteSettingsSchema } from './site-settings/site-settings.schema.js';
import { SettingsPersonalData } from './personal-data/settings-personal-data.js';
import { PersonalDataController } from './personal-data/personal-data.controller.js';

@Module({
  imports: [
    MongoModule.forDatabase('gewerk_settings'),
    MongooseModule.forFeature([
      { name: SITE_SETTINGS_MODEL, schema: siteSettingsSchema },
      { name: SETTINGS_VERSION_MODEL, schema: settingsVersionSchema },
      { name: OWNER_PASSWORD_MODEL, schema: ownerPasswordSchema },
      { name: AUDIT_ENTRY_MODEL, schema: auditEntrySchema },
      { name: MODERATION_SETTINGS_MODEL, schema: moderationSettingsSchema },
    ]),
    MessagingModule.forProcess('settings', { outbox: true }),
  ],
  controllers: [
    PersonalDataController,
    GetSiteSettingsController,
    ModerationSettingsController,
    SaveSiteSettingsController,
    SettingsVersionsController,
    OwnerPasswordController,
    AuditTrailController,
  ],
  providers: [
    SettingsPersonalData,
    ModerationSettingsRepository,
    SiteSettingsRepository,
    SaveSiteSettingsService,
    SettingsVersionsRepository,
    OwnerPasswordRepository,
    OwnerPasswordService,
    EnsureOwnerPasswordService,
    AuditTrailRepository,
    AuditTrailService,
  ],
})
export class AppModule {}
