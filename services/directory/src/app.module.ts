import { APPLIED_BATCH_MODEL, AppliedBatches, appliedBatchSchema, MessagingModule } from '@gewerk/messaging';
import { MongoModule, ServiceKitModule } from '@gewerk/service-kit';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BUSINESS_MODEL, businessSchema } from './businesses/business.schema.js';
import { BusinessesRepository } from './businesses/businesses.repository.js';
import { CategoryFilters } from './businesses/category-filters.js';
import { CityFinder } from './businesses/city-finder.js';
import { Transactions } from './businesses/transactions.js';
import { FindBusinessesByPrefixController } from './find-businesses-by-prefix/find-businesses-by-prefix.controller.js';
import { FindBusinessesByPrefixService } from './find-businesses-by-prefix/find-businesses-by-prefix.service.js';
import { ForecastImportController } from './forecast-import/forecast-import.controller.js';
import { ForecastImportService } from './forecast-import/forecast-import.service.js';
import { GetBusinessBySlugController } from './get-business-by-slug/get-business-by-slug.controller.js';
import { GetBusinessBySlugService } from './get-business-by-slug/get-business-by-slug.service.js';
import { GetBusinessController } from './get-business/get-business.controller.js';
import { GetBusinessService } from './get-business/get-business.service.js';
import { GetDirectoryStatsController } from './get-directory-stats/get-directory-stats.controller.js';
import { GetDirectoryStatsService } from './get-directory-stats/get-directory-stats.service.js';
import { GetPanelFiguresController } from './get-panel-figures/get-panel-figures.controller.js';
import { GetPanelFiguresService } from './get-panel-figures/get-panel-figures.service.js';
import { ListCategoriesController } from './list-categories/list-categories.controller.js';
import { ListCategoriesService } from './list-categories/list-categories.service.js';
import { ListCategoryBusinessesController } from './list-category-businesses/list-category-businesses.controller.js';
import { ListCategoryBusinessesService } from './list-category-businesses/list-category-businesses.service.js';
import { ListCitiesController } from './list-cities/list-cities.controller.js';
import { ListCitiesService } from './list-cities/list-cities.service.js';
import { ListCityBusinessesController } from './list-city-businesses/list-city-businesses.controller.js';
import { ListCityBusinessesService } from './list-city-businesses/list-city-businesses.service.js';
import { ListPopularBusinessesController } from './list-popular-businesses/list-popular-businesses.controller.js';
import { ListPopularBusinessesService } from './list-popular-businesses/list-popular-businesses.service.js';
import { REPORT_MODEL, reportSchema } from './listing-reports/report.schema.js';
import { ReportsRepository } from './listing-reports/reports.repository.js';
import { UsageController } from './listing-usage/usage.controller.js';
import { UsageRepository } from './listing-usage/usage.repository.js';
import {
  LISTING_DAY_MODEL,
  LISTING_MONTH_MODEL,
  listingDaySchema,
  listingMonthSchema,
  USAGE_DAY_MODEL,
  usageDaySchema,
} from './listing-usage/usage.schemas.js';
import { UsageService } from './listing-usage/usage.service.js';
import { AddressesRepository } from './page-addresses/addresses.repository.js';
import { PageAddressesController } from './page-addresses/page-addresses.controller.js';
import { BusinessChanges } from './manage-businesses/business-changes.js';
import { ManageBusinessesController } from './manage-businesses/manage-businesses.controller.js';
import { ManagedBusinessesRepository } from './manage-businesses/managed-businesses.repository.js';
import {
  REMOVED_BUSINESS_MODEL,
  removedBusinessSchema,
} from './manage-businesses/removed-business.schema.js';
import { RemoveBusinessService } from './manage-businesses/remove-business.service.js';
import { SaveBusinessService } from './manage-businesses/save-business.service.js';
import { CountWebsitesService } from './page-websites/count-websites.service.js';
import { PageWebsitesController } from './page-websites/page-websites.controller.js';
import { WebsitesRepository } from './page-websites/websites.repository.js';
import { PhotoSitesController } from './photo-sites/photo-sites.controller.js';
import { PhotoSitesRepository } from './photo-sites/photo-sites.repository.js';
import { ReplacePhotosService } from './photo-sites/replace-photos.service.js';
import { DecideSubmissionService } from './moderate-submissions/decide-submission.service.js';
import { directoryMigrations } from './migrations/directory-migrations.js';
import { DuplicateFinder } from './moderate-submissions/duplicate-finder.js';
import { ModerateSubmissionsController } from './moderate-submissions/moderate-submissions.controller.js';
import { ReviewSubmissionsService } from './moderate-submissions/review-submissions.service.js';
import { PageBusinessesController } from './page-businesses/page-businesses.controller.js';
import { ExportedRecords } from './page-exported-businesses/exported-records.js';
import { PageExportedBusinessesController } from './page-exported-businesses/page-exported-businesses.controller.js';
import { PageExportedBusinessesService } from './page-exported-businesses/page-exported-businesses.service.js';
import { SortedPositions } from './page-exported-businesses/sorted-positions.js';
import { PageBusinessesService } from './page-businesses/page-businesses.service.js';
import { BusinessNamesRepository } from './name-businesses/business-names.repository.js';
import { NameBusinessesController } from './name-businesses/name-businesses.controller.js';
import { ReadBusinessesController } from './read-businesses/read-businesses.controller.js';
import { ReadBusinessesService } from './read-businesses/read-businesses.service.js';
import { ReportListingController } from './report-listing/report-listing.controller.js';
import { ReportListingService } from './report-listing/report-listing.service.js';
import { ChangeOwnListingController } from './change-own-listing/change-own-listing.controller.js';
import { ChangeOwnListingService } from './change-own-listing/change-own-listing.service.js';
import { DecideReportService } from './review-reports/decide-report.service.js';
import { ReviewReportsController } from './review-reports/review-reports.controller.js';
import { ReviewReportsService } from './review-reports/review-reports.service.js';
import { RETIRED_SLUG_MODEL, retiredSlugSchema } from './retired-slugs/retired-slug.schema.js';
import { SUBMISSION_MODEL, submissionSchema } from './submissions/submission.schema.js';
import { SubmissionsRepository } from './submissions/submissions.repository.js';
import { SubmitBusinessController } from './submit-business/submit-business.controller.js';
import { SubmitBusinessService } from './submit-business/submit-business.service.js';
import { DirectoryFigures } from './tallies/directory-figures.js';
import { TalliesRepository } from './tallies/tallies.repository.js';
import { SuppressBusinessController } from './suppress-business/suppress-business.controller.js';
import { SuppressBusinessService } from './suppress-business/suppress-business.service.js';
import { SuppressedCopiesRepository } from './suppress-business/suppressed-copies.repository.js';
import {
  SUPPRESSION_KEY_MODEL,
  SUPPRESSION_MODEL,
  suppressionKeySchema,
  suppressionSchema,
} from './suppressions/suppression.schema.js';
import { SuppressionsRepository } from './suppressions/suppressions.repository.js';
import { TALLY_MODEL, tallySchema } from './tallies/tally.schema.js';
import { BatchSettlement } from './upsert-businesses/batch-settlement.js';
import { BatchRepository } from './upsert-businesses/batch.repository.js';
import { HoursFaultLog } from './upsert-businesses/hours-fault.log.js';
import { IMPORT_RECEIPT_MODEL, importReceiptSchema } from './upsert-businesses/import-receipt.schema.js';
import {
  REPLACED_BUSINESS_MODEL,
  replacedBusinessSchema,
} from './upsert-businesses/replaced-business.schema.js';
import { UndoImportBatchController } from './undo-import-batch/undo-import-batch.controller.js';
import { UndoImportBatchRepository } from './undo-import-batch/undo-import-batch.repository.js';
import { UndoImportBatchService } from './undo-import-batch/undo-import-batch.service.js';
import { UNSETTLED_BATCH_MODEL, unsettledBatchSchema } from './upsert-businesses/unsettled-batch.schema.js';
import { UpsertBusinessesController } from './upsert-businesses/upsert-businesses.controller.js';
import { UpsertBusinessesService } from './upsert-businesses/upsert-businesses.service.js';
import { DirectoryPersonalData } from './personal-data/directory-personal-data.js';
import { PersonalDataController } from './personal-data/personal-data.controller.js';

@Module({
  imports: [
    ServiceKitModule,
    MongoModule.forDatabase('gewerk_directory', directoryMigrations),
    MessagingModule.forProcess('directory', { outbox: true }),
    MongooseModule.forFeature([
      { name: BUSINESS_MODEL, schema: businessSchema },
      { name: RETIRED_SLUG_MODEL, schema: retiredSlugSchema },
      { name: TALLY_MODEL, schema: tallySchema },
      { name: IMPORT_RECEIPT_MODEL, schema: importReceiptSchema },
      { name: REPLACED_BUSINESS_MODEL, schema: replacedBusinessSchema },
      { name: UNSETTLED_BATCH_MODEL, schema: unsettledBatchSchema },
      { name: REMOVED_BUSINESS_MODEL, schema: removedBusinessSchema },
      { name: SUBMISSION_MODEL, schema: submissionSchema },
      { name: REPORT_MODEL, schema: reportSchema },
      { name: SUPPRESSION_MODEL, schema: suppressionSchema },
      { name: SUPPRESSION_KEY_MODEL, schema: suppressionKeySchema },
      { name: APPLIED_BATCH_MODEL, schema: appliedBatchSchema },
      { name: USAGE_DAY_MODEL, schema: usageDaySchema },
      { name: LISTING_DAY_MODEL, schema: listingDaySchema },
      { name: LISTING_MONTH_MODEL, schema: listingMonthSchema },
    ]),
  ],
  controllers: [
    PersonalDataController,
    ChangeOwnListingController,
    FindBusinessesByPrefixController,
    ForecastImportController,
    GetBusinessBySlugController,
    GetBusinessController,
    GetDirectoryStatsController,
    GetPanelFiguresController,
    ListCategoriesController,
    ListCategoryBusinessesController,
    ListCitiesController,
    ListCityBusinessesController,
    ListPopularBusinessesController,
    PageAddressesController,
    ManageBusinessesController,
    PageWebsitesController,
    ModerateSubmissionsController,
    PageBusinessesController,
    PageExportedBusinessesController,
    PhotoSitesController,
    NameBusinessesController,
    ReadBusinessesController,
    ReportListingController,
    ReviewReportsController,
    SubmitBusinessController,
    SuppressBusinessController,
    UndoImportBatchController,
    UpsertBusinessesController,
    UsageController,
  ],
  providers: [
    DirectoryPersonalData,
    BatchRepository,
    BatchSettlement,
    AddressesRepository,
    AppliedBatches,
    BusinessChanges,
    WebsitesRepository,
    BusinessesRepository,
    CategoryFilters,
    ChangeOwnListingService,
    CityFinder,
    CountWebsitesService,
    DecideReportService,
    DecideSubmissionService,
    DirectoryFigures,
    DuplicateFinder,
    FindBusinessesByPrefixService,
    ForecastImportService,
    GetBusinessBySlugService,
    GetBusinessService,
    GetDirectoryStatsService,
    GetPanelFiguresService,
    HoursFaultLog,
    ListCategoriesService,
    ListCategoryBusinessesService,
    ListCitiesService,
    ListCityBusinessesService,
    ListPopularBusinessesService,
    ManagedBusinessesRepository,
    PageBusinessesService,
    ExportedRecords,
    PageExportedBusinessesService,
    SortedPositions,
    PhotoSitesRepository,
    BusinessNamesRepository,
    ReadBusinessesService,
    RemoveBusinessService,
    ReplacePhotosService,
    ReportListingService,
    ReportsRepository,
    ReviewReportsService,
    ReviewSubmissionsService,
    SaveBusinessService,
    SubmissionsRepository,
    SubmitBusinessService,
    SuppressBusinessService,
    SuppressedCopiesRepository,
    SuppressionsRepository,
    TalliesRepository,
    Transactions,
    UndoImportBatchRepository,
    UndoImportBatchService,
    UpsertBusinessesService,
    UsageRepository,
    UsageService,
  ],
})
export class AppModule {}
