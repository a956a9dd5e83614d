import {
  type ImportSchedule,
  listImportSchedules,
  type OutputOf,
  type ParsedInputOf,
  removeImportSchedule,
  runImportSchedule,
  saveImportSchedule,
} from '@gewerk/contracts/bus';
import { Answers, UseCase } from '@gewerk/messaging';
import { toImportRun } from '../runs/import-run.mapper.js';
import { ImportRunsRepository } from '../runs/import-runs.repository.js';
import { FetchSheet } from './fetch-sheet.js';
import type { ImportScheduleRecord } from './import-schedule.schema.js';
import { ImportSchedulesRepository } from './import-schedules.repository.js';

@UseCase()
export class ManageSchedules {
  constructor(
    private readonly schedules: ImportSchedulesRepository,
    private readonly runs: ImportRunsRepository,
    private readonly sheets: FetchSheet,
  ) {}

  @Answers(listImportSchedules)
  async list(): Promise<OutputOf<typeof listImportSchedules>> {
    const schedules = await this.schedules.list();
    return { schedules: await Promise.all(schedules.map((schedule) => this.shown(schedule))) };
  }

  @Answers(saveImportSchedule)
  async save({ id, ...choice }: ParsedInputOf<typeof saveImportSchedule>): Promise<ImportSchedule> {
    this.sheets.check(choice.address);
    return this.shown(await this.schedules.save(id, choice));
  }

  @Answers(runImportSchedule)
  async runNow({ id }: ParsedInputOf<typeof runImportSchedule>): Promise<OutputOf<typeof runImportSchedule>> {
    return { address: await this.schedules.runNow(id) };
  }

  @Answers(removeImportSchedule)
  async remove({
    id,
  }: ParsedInputOf<typeof removeImportSchedule>): Promise<OutputOf<typeof removeImportSchedule>> {
    return { address: await this.schedules.remove(id) };
  }

  private async shown(schedule: ImportScheduleRecord): Promise<ImportSchedule> {
    const { _id, address, every, mode, edited, isPaused, dueAt } = schedule;
    const last = await this.runs.newestOf(_id);
    return {
      ...{ id: _id, address, every, mode, isPaused },
      ...(edited && { edited }),
      nextAt: dueAt?.toISOString() ?? null,
      last: last && toImportRun(last),
    };
  }
}
