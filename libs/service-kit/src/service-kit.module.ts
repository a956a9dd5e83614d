import { Global, Module } from '@nestjs/common';
import { EngineWatch } from './engine-watch.js';
import { Readiness } from './readiness.js';

/** What every process has: the list of its dependencies, and which engine it has lost. */
@Global()
@Module({ providers: [EngineWatch, Readiness], exports: [EngineWatch, Readiness] })
export class ServiceKitModule {}
