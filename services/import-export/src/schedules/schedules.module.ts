import { OutboundHttp } from '@gewerk/outbound-http';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { readEnv } from '../env.js';
import { ImportsModule } from '../imports/imports.module.js';
import { RunsModule } from '../runs/runs.module.js';
import { FetchSheet } from './fetch-sheet.js';
import { IMPORT_SCHEDULE_MODEL, importScheduleSchema } from './import-schedule.schema.js';
import { ImportSchedulesRepository } from './import-schedules.repository.js';
import { ManageSchedules } from './manage-schedules.js';
import { RunSchedules } from './run-schedules.js';

/** Files that are fetched from an address and imported repeatedly. */
@Module({
  imports: [
    RunsModule,
    ImportsModule,
    MongooseModule.forFeature([{ name: IMPORT_SCHEDULE_MODEL, schema: importScheduleSchema }]),
  ],
  controllers: [ManageSchedules],
  providers: [
    FetchSheet,
    ImportSchedulesRepository,
    {
      provide: OutboundHttp,
      useFactory: () =>
        new OutboundHttp({ userAgent: 'Gewerk/1.0 (scheduled imports)', allow: readEnv().OUTBOUND_ALLOW }),
    },
    RunSchedules,
  ],
})
export class SchedulesModule {}
