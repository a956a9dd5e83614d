import { Global, Module } from '@nestjs/common';
import { EngineWatch } from './health/engine-watch.js';
import { Readiness } from './health/readiness.js';

@Global()
@Module({ providers: [EngineWatch, Readiness], exports: [EngineWatch, Readiness] })
export class ServiceKitModule {}
