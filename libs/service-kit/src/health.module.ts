import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';

/** Health, readiness and metrics over HTTP, for processes whose HTTP port is internal. */
@Module({ controllers: [HealthController] })
export class HealthModule {}
