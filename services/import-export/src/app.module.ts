import { MessagingModule } from '@gewerk/messaging';
import { MongoModule, queueOptions } from '@gewerk/service-kit';
import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { readEnv } from './env.js';
import { ExportsModule } from './exports/exports.module.js';
import { ImportsModule } from './imports/imports.module.js';
import { PreviewModule } from './preview/preview.module.js';
import { ReportModule } from './report/report.module.js';
import { SchedulesModule } from './schedules/schedules.module.js';

@Module({
  imports: [
    MongoModule.forDatabase('gewerk_import_export'),
    BullModule.forRootAsync({ useFactory: () => queueOptions(readEnv().REDIS_URL) }),
    MessagingModule.forProcess('import-export'),
    ExportsModule,
    ImportsModule,
    PreviewModule,
    ReportModule,
    SchedulesModule,
  ],
})
export class AppModule {}
