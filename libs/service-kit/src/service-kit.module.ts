import { Global, Module } from '@nestjs/common';
import { Readiness } from './readiness.js';

/** What every process has: the list of its dependencies. */
@Global()
@Module({ providers: [Readiness], exports: [Readiness] })
export class ServiceKitModule {}
