import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { GewerkError, type ScheduleInterval, type SheetChoice } from '@gewerk/contracts';
import { IMPORT } from '@gewerk/contracts/limits';
import { FileStore } from '@gewerk/messaging';
import { logger, PeriodicTask } from '@gewerk/service-kit';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { BeginImport, kindOf } from '../imports/begin-import.js';
import { fileFaults } from '../read-sheet/file-faults.js';
import { detectKind } from '../read-sheet/open-workbook.js';
import { SheetReader } from '../read-sheet/thread/sheet-reader.js';
import { ImportRunsRepository } from '../runs/import-runs.repository.js';
import { FetchSheet } from './fetch-sheet.js';
import type { ImportScheduleRecord } from './import-schedule.schema.js';
import { ImportSchedulesRepository } from './import-schedules.repository.js';

const LOOK_EVERY_MS = 3_000;
const AGAIN_AFTER_MS = 60_000;
const HOUR_MS = 3_600_000;
const INTERVAL_MS: Readonly<Record<ScheduleInterval, number>> = {
  hour: HOUR_MS,
  day: 24 * HOUR_MS,
  week: 7 * 24 * HOUR_MS,
};

/** Fetches the files of schedules that are due and begins their imports, in one process at a time. */
@Injectable()
export class RunSchedules implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds = new PeriodicTask(LOOK_EVERY_MS, 'Looking for scheduled imports', () =>
    this.beginDue(),
  );

  constructor(
    private readonly schedules: ImportSchedulesRepository,
    private readonly runs: ImportRunsRepository,
    private readonly sheets: FetchSheet,
    private readonly files: FileStore,
    private readonly imports: BeginImport,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }

  /**
   * Begins the import of one due schedule. If another import is running, the schedule waits until that import
   * has finished.
   */
  async beginDue(): Promise<void> {
    if (!(await this.schedules.due())) return;
    const held = await this.schedules.lease.acquire();
    if (!held) return;
    try {
      const schedule = await this.schedules.due();
      const from = performance.now();
      if (!schedule || (await this.runs.findActive())) return;
      const isBegun = await this.begin(schedule).catch(async (error: unknown) => {
        // The problem is on our side and temporary: postpone, so that the file is not fetched again in every
        // round.
        await this.schedules.postpone(schedule, AGAIN_AFTER_MS);
        throw error;
      });
      held.assertHeld();
      if (isBegun) await this.schedules.postpone(schedule, nextOf(schedule, performance.now() - from));
    } finally {
      await held.release();
    }
  }

  /**
   * False if another import began first. If the file is unavailable or unreadable, the import counts as
   * failed, and the file is fetched again at the next regular time.
   */
  private async begin(schedule: ImportScheduleRecord): Promise<boolean> {
    const { _id, address, mode, edited } = schedule;
    let fileName = new URL(address).host;
    try {
      const file = await this.sheets.fetch(address);
      ({ fileName } = file);
      const reading = await this.readAsBefore(file);
      const object = `imports/schedule-${randomUUID()}`;
      await this.files.put(object, Readable.from([file.bytes]));
      const start = { object, fileName, mode, ...(edited && { edited }), ...reading };
      await this.imports.begin(start, _id).catch(async (error: unknown) => {
        await this.files.delete(object).catch(() => undefined);
        throw error;
      });
      return true;
    } catch (error) {
      if (error instanceof GewerkError && error.code === 'conflict') return false;
      if (!(error instanceof GewerkError) || error.status >= UNEXPECTED) throw error;
      await this.fail(schedule, fileName, error);
      return true;
    }
  }

  /** The choices (columns, sheet, categories) with which a file with the same headers was last read. */
  private async readAsBefore({ fileName, bytes }: { fileName: string; bytes: Uint8Array }) {
    const kind = await detectKind(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), fileName);
    const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
    shared.set(bytes);
    // If a column is chosen for the name, any first row counts as a header, even an unrecognised one.
    const reader = new SheetReader(kind, shared, { name: 0 });
    try {
      const limit = AbortSignal.timeout(IMPORT.inspectTimeout);
      const headers = await reader.headers(limit).catch((error: unknown) => {
        throw error === limit.reason ? fileFaults.tooLong(IMPORT.inspectTimeout) : error;
      });
      const { columns, choice = '{}' } = (await this.runs.lastReading(kindOf(headers))) ?? {};
      return { ...(columns && { columns }), ...(JSON.parse(choice) as SheetChoice) };
    } finally {
      await reader.close();
    }
  }

  private async fail(schedule: ImportScheduleRecord, fileName: string, error: GewerkError): Promise<void> {
    const { code, message: detail, reason } = error;
    const now = new Date();
    const _id = randomUUID();
    logger.warn({ schedule: schedule._id, code, detail }, 'a scheduled import failed');
    await this.runs.insertFailed({
      // This object does not exist, since no file is kept.
      ...{ _id, object: `unfetched/${_id}`, fileName, bytes: 0, kind: 'csv', total: null, state: 'failed' },
      ...{ mode: schedule.mode, schedule: schedule._id, createdAt: now, startedAt: now, finishedAt: now },
      failure: { code, detail, ...(reason && { reason }) },
    });
  }
}

const UNEXPECTED = 500;

/** Milliseconds until the file is fetched next, given how long this fetch took; null while the schedule is paused. */
function nextOf({ isPaused, every }: ImportScheduleRecord, tookMs: number): number | null {
  return isPaused ? null : INTERVAL_MS[every] - Math.round(tookMs);
}
