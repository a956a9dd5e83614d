import { MessagingModule } from '@gewerk/messaging';
import { MongoModule } from '@gewerk/service-kit';
import { Module } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module.js';
import { ModerationSettingsModule } from './moderation-settings/moderation-settings.module.js';
import { SiteIdentityModule } from './site-identity/site-identity.module.js';
import { SiteSettingsModule } from './site-settings/site-settings.module.js';

/** The operator's settings; `accounts` stores accounts, the owner's password and the panel's audit trail. */
@Module({
  imports: [
    MessagingModule.forProcess('settings', { outbox: true }),
    MongoModule.forDatabase('gewerk_settings'),
    AccountsModule,
    ModerationSettingsModule,
    SiteIdentityModule,
    SiteSettingsModule,
  ],
})
export class AppModule {}
