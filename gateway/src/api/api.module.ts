import { Module } from '@nestjs/common';
import { PublicApiController } from './public-api.controller.js';
import { PublicReads } from './public-reads.js';
import { VcardController } from './vcard.controller.js';

@Module({
  controllers: [PublicApiController, VcardController],
  providers: [PublicReads],
  exports: [PublicReads],
})
export class ApiModule {}
