import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { CheckWebsite } from './check-website.js';
import { type CheckerOptions, WebsiteChecker } from './website-checker.js';

const CHECKER_OPTIONS = Symbol('checker-options');

@Module({})
class CheckerOptionsModule {}

@Module({
  controllers: [CheckWebsite],
  providers: [
    {
      provide: WebsiteChecker,
      inject: [{ token: CHECKER_OPTIONS, optional: true }],
      useFactory: (options?: CheckerOptions) => new WebsiteChecker(options),
    },
  ],
  exports: [WebsiteChecker],
})
export class CheckWebsiteModule implements OnApplicationShutdown {
  constructor(@Inject(WebsiteChecker) private readonly checker: WebsiteChecker) {}

  /** For tests. */
  static withOptions(options: CheckerOptions): DynamicModule {
    return {
      module: CheckerOptionsModule,
      global: true,
      providers: [{ provide: CHECKER_OPTIONS, useValue: options }],
      exports: [CHECKER_OPTIONS],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.checker.close();
  }
}
