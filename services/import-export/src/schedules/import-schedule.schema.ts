import type { DuplicateMode, EditedMode, ScheduleInterval } from '@gewerk/contracts';
import { Schema } from 'mongoose';

export const IMPORT_SCHEDULE_MODEL = 'ImportSchedule';

export interface ImportScheduleRecord {
  _id: string;
  address: string;
  every: ScheduleInterval;
  mode: DuplicateMode;
  /** If absent, edited fields are kept. */
  edited?: EditedMode;
  isPaused: boolean;
  /** When it is fetched next; null while it is paused. */
  dueAt: Date | null;
  createdAt: Date;
  /**
   * The slot of this schedule, which no other schedule has: the number of slots is limited. Missing in
   * schedules of an older version.
   */
  place?: number;
}

const required = true;

export const importScheduleSchema = new Schema<ImportScheduleRecord>(
  {
    _id: { type: String, required },
    address: { type: String, required, unique: true },
    every: { type: String, required },
    mode: { type: String, required },
    edited: String,
    isPaused: { type: Boolean, required },
    dueAt: { type: Date, default: null },
    createdAt: { type: Date, required },
    place: Number,
  },
  { collection: 'import_schedules', versionKey: false },
).index({ place: 1 }, { unique: true, sparse: true });
