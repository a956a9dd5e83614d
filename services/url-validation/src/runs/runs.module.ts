import { queueOptions, RequeueForgottenRuns } from '@gewerk/service-kit';
import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CheckWebsiteModule } from '../check-website/check-website.module.js';
import { readEnv } from '../env.js';
import { ListValidationRuns } from './list-validation-runs.js';
import { PrepareReport } from './report/prepare-report.js';
import { Reports } from './report/reports.js';
import { CHECK_RESULT_MODEL, checkResultSchema } from './results/check-result.schema.js';
import { CheckResultsRepository } from './results/check-results.repository.js';
import { ForgetChecks } from './results/forget-checks.js';
import {
  FORGOTTEN_BUSINESS_MODEL,
  ForgottenBusinesses,
  forgottenBusinessSchema,
} from './results/forgotten-businesses.repository.js';
import { RunValidation } from './run-validation.js';
import { RunValidationProcessor } from './run-validation.processor.js';
import { StartValidation } from './start-validation.js';
import { VALIDATION_QUEUE, ValidationQueue } from './validation-queue.js';
import { VALIDATION_RUN_MODEL, validationRunSchema } from './validation-run.schema.js';
import { ValidationRunsRepository } from './validation-runs.repository.js';

@Module({
  imports: [
    CheckWebsiteModule,
    MongooseModule.forFeature([
      { name: VALIDATION_RUN_MODEL, schema: validationRunSchema },
      { name: CHECK_RESULT_MODEL, schema: checkResultSchema },
      { name: FORGOTTEN_BUSINESS_MODEL, schema: forgottenBusinessSchema },
    ]),
    BullModule.forRootAsync({ useFactory: () => queueOptions(readEnv().REDIS_URL) }),
    BullModule.registerQueue({ name: VALIDATION_QUEUE }),
  ],
  controllers: [ForgetChecks, ListValidationRuns, PrepareReport, StartValidation],
  providers: [
    CheckResultsRepository,
    ForgottenBusinesses,
    Reports,
    {
      provide: RequeueForgottenRuns,
      inject: [ValidationRunsRepository, ValidationQueue],
      useFactory: (runs: ValidationRunsRepository, queue: ValidationQueue) =>
        new RequeueForgottenRuns({
          what: 'website checks',
          runs,
          again: (run) => queue.add(run._id, run.queuings),
        }),
    },
    RunValidation,
    RunValidationProcessor,
    ValidationQueue,
    ValidationRunsRepository,
  ],
})
export class RunsModule {}
