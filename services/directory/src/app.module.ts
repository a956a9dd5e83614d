import { MessagingModule } from '@gewerk/messaging';
import { MongoModule, ServiceKitModule } from '@gewerk/service-kit';
import { Module } from '@nestjs/common';
import { BrowseModule } from './browse/browse.module.js';
import { BulkModule } from './bulk/bulk.module.js';
import { FeedsModule } from './feeds/feeds.module.js';
import { FindingsModule } from './findings/findings.module.js';
import { ImportsModule } from './imports/imports.module.js';
import { directoryMigrations } from './migrations/directory-migrations.js';
import { ModerationModule } from './moderation/moderation.module.js';
import { PanelModule } from './panel/panel.module.js';
import { PhotosModule } from './photos/photos.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { StatisticsModule } from './statistics/statistics.module.js';

@Module({
  imports: [
    ServiceKitModule,
    MongoModule.forDatabase('gewerk_directory', directoryMigrations),
    MessagingModule.forProcess('directory', { outbox: true }),
    BrowseModule,
    BulkModule,
    FeedsModule,
    FindingsModule,
    ImportsModule,
    ModerationModule,
    PanelModule,
    PhotosModule,
    PrivacyModule,
    StatisticsModule,
  ],
})
export class AppModule {}
