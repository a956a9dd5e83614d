import { Module } from '@nestjs/common';
import { BulkModule } from '../bulk/bulk.module.js';
import { ImportsModule } from '../imports/imports.module.js';
import { ModerationModule } from '../moderation/moderation.module.js';
import { RecordModule } from '../record/record.module.js';
import { StatisticsModule } from '../statistics/statistics.module.js';
import { WriteModule } from '../write/write.module.js';
import { DirectoryPersonalData } from './personal-data.js';
import { SuppressBusiness } from './suppress-business.js';

/** Requests from people to export their data or to remove it permanently. */
@Module({
  imports: [RecordModule, WriteModule, BulkModule, ImportsModule, ModerationModule, StatisticsModule],
  controllers: [DirectoryPersonalData, SuppressBusiness],
})
export class PrivacyModule {}
