import { Module } from '@nestjs/common';
import { RecordModule } from '../record/record.module.js';
import { FindingsRepository } from './findings.repository.js';
import { KeepFindings } from './keep-findings.js';

/** What other services found about businesses: website checks, photo updates. */
@Module({
  imports: [RecordModule],
  controllers: [KeepFindings],
  providers: [FindingsRepository],
})
export class FindingsModule {}
