import { Module } from '@nestjs/common';
import { RunsModule } from '../runs/runs.module.js';
import { ForgetReports } from './forget-reports.js';
import { GetImportResult } from './get-import-result.js';
import { PrepareFailedRows } from './prepare-failed-rows.js';
import { PreparedSheets } from './prepared-sheets.js';

@Module({
  imports: [RunsModule],
  controllers: [ForgetReports, GetImportResult, PrepareFailedRows],
  providers: [PreparedSheets],
})
export class ReportModule {}
