import { MessagingModule } from '@gewerk/messaging';
import { MongoModule } from '@gewerk/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { CheckWebsiteModule } from './check-website/check-website.module.js';
import type { CheckerOptions } from './check-website/website-checker.js';
import { RunsModule } from './runs/runs.module.js';

@Module({
  imports: [
    MessagingModule.forProcess('url-validation'),
    MongoModule.forDatabase('gewerk_url_validation'),
    CheckWebsiteModule,
    RunsModule,
  ],
})
export class AppModule {
  /** The options are for tests. */
  static withChecker(options: CheckerOptions): DynamicModule {
    return { module: AppModule, imports: [CheckWebsiteModule.withOptions(options)] };
  }
}
