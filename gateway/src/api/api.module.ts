import { Module } from '@nestjs/common';
import { PublicApiController } from './public-api.controller.js';
import { PublicReads } from './public-reads.js';

@Module({ controllers: [PublicApiController], providers: [PublicReads], exports: [PublicReads] })
export class ApiModule {}
