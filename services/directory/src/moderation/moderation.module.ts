import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { RecordModule } from '../record/record.module.js';
import { WriteModule } from '../write/write.module.js';
import { ModeratedRecords } from './moderated-records.js';
import { ChangeOwnListing } from './own-listing/change-own-listing.js';
import { DecideReport } from './reports/decide-report.js';
import { ReportListing } from './reports/report-listing.js';
import { REPORT_MODEL, reportSchema } from './reports/report.schema.js';
import { ReportsRepository } from './reports/reports.repository.js';
import { ReviewReports } from './reports/review-reports.js';
import { DecideSubmission } from './submissions/decide-submission.js';
import { DuplicatesRepository } from './submissions/duplicates.repository.js';
import { ReviewSubmissions } from './submissions/review-submissions.js';
import { SUBMISSION_MODEL, submissionSchema } from './submissions/submission.schema.js';
import { SubmissionsRepository } from './submissions/submissions.repository.js';
import { SubmitBusiness } from './submissions/submit-business.js';

/** What the public sends, and what operators decide about it. */
@Module({
  imports: [
    RecordModule,
    WriteModule,
    MongooseModule.forFeature([
      { name: REPORT_MODEL, schema: reportSchema },
      { name: SUBMISSION_MODEL, schema: submissionSchema },
    ]),
  ],
  controllers: [
    ChangeOwnListing,
    DecideReport,
    DecideSubmission,
    ReportListing,
    ReviewReports,
    ReviewSubmissions,
    SubmitBusiness,
  ],
  providers: [DuplicatesRepository, ModeratedRecords, ReportsRepository, SubmissionsRepository],
  exports: [ModeratedRecords],
})
export class ModerationModule {}
