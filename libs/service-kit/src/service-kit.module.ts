import { Global, Module } from '@nestjs/common';
import { EngineWatch } from './engine-watch.js';
import { Readiness } from './readiness.js';

@Global()
@Module({ providers: [EngineWatch, Readiness], exports: [EngineWatch, Readiness] })
export class ServiceKitModule {}
