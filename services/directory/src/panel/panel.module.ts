import { Module } from '@nestjs/common';
import { CountsModule } from '../counts/counts.module.js';
import { RecordModule } from '../record/record.module.js';
import { WriteModule } from '../write/write.module.js';
import { ModerationModule } from '../moderation/moderation.module.js';
import { AccountNames } from './account-names.js';
import { CountWaitingWork } from './count-waiting-work.js';
import { DropUnreadHours } from './drop-unread-hours.js';
import { GetBusinessHistory } from './get-business-history.js';
import { GetPanelCounts } from './get-panel-counts.js';
import { ManageBusinesses } from './manage-businesses.js';
import { MergeBusinesses } from './merge-businesses.js';
import { PreviewBusiness } from './preview-business.js';
import { ReleaseFields } from './release-fields.js';
import { RestoreBusiness } from './restore-business.js';
import { StatisticsModule } from '../statistics/statistics.module.js';
import { FindUnlistedBusinesses } from './find-unlisted-businesses.js';
import { UnlistedBusinesses } from './unlisted-businesses.repository.js';

/** Operators' work on individual businesses, and the counts on their dashboard. */
@Module({
  imports: [CountsModule, ModerationModule, RecordModule, StatisticsModule, WriteModule],
  controllers: [
    CountWaitingWork,
    DropUnreadHours,
    FindUnlistedBusinesses,
    GetBusinessHistory,
    GetPanelCounts,
    ManageBusinesses,
    ReleaseFields,
    MergeBusinesses,
    PreviewBusiness,
    RestoreBusiness,
  ],
  providers: [AccountNames, UnlistedBusinesses],
  exports: [AccountNames, UnlistedBusinesses],
})
export class PanelModule {}
