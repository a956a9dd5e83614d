import { MessagingModule } from '@gewerk/messaging';
import { MongoModule } from '@gewerk/service-kit';
import { BullModule } from '@nestjs/bull';
import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CheckWebsiteController } from './check-website/check-website.controller.js';
import { CheckWebsiteService } from './check-website/check-website.service.js';
import { type CheckerOptions, WebsiteChecker } from './check-website/website-checker.js';
import { readEnv } from './env.js';
import { Reports } from './report/reports.js';
import { RequeueRunsService } from './run-validation/requeue-runs.service.js';
import { RunValidationProcessor } from './run-validation/run-validation.processor.js';
import { RunValidationService } from './run-validation/run-validation.service.js';
import { CHECK_RESULT_MODEL, checkResultSchema } from './validation-runs/check-result.schema.js';
import { CheckResultsRepository } from './validation-runs/check-results.repository.js';
import { VALIDATION_QUEUE, ValidationQueue } from './validation-runs/validation-queue.js';
import { VALIDATION_RUN_MODEL, validationRunSchema } from './validation-runs/validation-run.schema.js';
import { ValidationRunsController } from './validation-runs/validation-runs.controller.js';
import { ValidationRunsRepository } from './validation-runs/validation-runs.repository.js';
import { ValidationRunsService } from './validation-runs/validation-runs.service.js';

const CHECKER_OPTIONS = Symbol('checker-options');

@Module({
  imports: [
    MongoModule.forDatabase('gewerk_url_validation'),
    MongooseModule.forFeature([
      { name: VALIDATION_RUN_MODEL, schema: validationRunSchema },
      { name: CHECK_RESULT_MODEL, schema: checkResultSchema },
    ]),
    BullModule.forRootAsync({ useFactory: () => ({ url: readEnv().REDIS_URL, prefix: '{gewerk}' }) }),
    BullModule.registerQueue({ name: VALIDATION_QUEUE }),
    MessagingModule.forProcess('url-validation'),
  ],
  controllers: [CheckWebsiteController, ValidationRunsController],
  providers: [
    { provide: CHECKER_OPTIONS, useValue: {} satisfies CheckerOptions },
    {
      provide: WebsiteChecker,
      inject: [CHECKER_OPTIONS],
      useFactory: (options: CheckerOptions) => new WebsiteChecker(options),
    },
    CheckResultsRepository,
    CheckWebsiteService,
    Reports,
    RequeueRunsService,
    RunValidationProcessor,
    RunValidationService,
    ValidationQueue,
    ValidationRunsRepository,
    ValidationRunsService,
  ],
})
export class AppModule implements OnApplicationShutdown {
  constructor(@Inject(WebsiteChecker) private readonly checker: WebsiteChecker) {}

  /** As the service runs, but its checker with options that only tests have. */
  static withChecker(options: CheckerOptions): DynamicModule {
    return { module: AppModule, providers: [{ provide: CHECKER_OPTIONS, useValue: options }] };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.checker.close();
  }
}
