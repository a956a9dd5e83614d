import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { CURRENT, REPORT_NOTICE_MODEL, type ReportNoticeRecord } from './report-notice.schema.js';

@Injectable()
export class ReportNoticesRepository {
  constructor(@InjectModel(REPORT_NOTICE_MODEL) private readonly model: Model<ReportNoticeRecord>) {}

  /** Stores the start of the first mail's period, once. */
  async begin(until: Date): Promise<void> {
    await this.model.updateOne({ _id: CURRENT }, { $setOnInsert: { until } }, { upsert: true });
  }

  async lastEnd(): Promise<Date | null> {
    return (await this.model.findById(CURRENT).lean<ReportNoticeRecord>())?.until ?? null;
  }

  /** False if another replica moved the end in the meantime. */
  async moveEnd(from: Date, until: Date, session: ClientSession): Promise<boolean> {
    const change = await this.model.updateOne(
      { _id: CURRENT, until: from },
      { $set: { until } },
      { session },
    );
    return change.modifiedCount === 1;
  }
}
