import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { BusinessRecord } from '../businesses/business.record.js';
import { BUSINESS_MODEL } from '../businesses/business.schema.js';
import { REPORT_MODEL, type ReportRecord } from '../listing-reports/report.schema.js';
import {
  REMOVED_BUSINESS_MODEL,
  type RemovedBusiness,
} from '../manage-businesses/removed-business.schema.js';
import { RETIRED_SLUG_MODEL, type RetiredSlug } from '../retired-slugs/retired-slug.schema.js';
import { SUBMISSION_MODEL, type SubmissionRecord } from '../submissions/submission.schema.js';
import {
  REPLACED_BUSINESS_MODEL,
  type ReplacedBusiness,
} from '../upsert-businesses/replaced-business.schema.js';

/** Everything that the directory keeps of one business. */
@Injectable()
export class SuppressedCopiesRepository {
  constructor(
    @InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>,
    @InjectModel(REMOVED_BUSINESS_MODEL) private readonly removed: Model<RemovedBusiness>,
    @InjectModel(RETIRED_SLUG_MODEL) private readonly retired: Model<RetiredSlug>,
    @InjectModel(REPLACED_BUSINESS_MODEL) private readonly replaced: Model<ReplacedBusiness>,
    @InjectModel(SUBMISSION_MODEL) private readonly submissions: Model<SubmissionRecord>,
    @InjectModel(REPORT_MODEL) private readonly reports: Model<ReportRecord>,
  ) {}

  listed(id: Types.ObjectId, session: ClientSession): Promise<BusinessRecord | null> {
    return this.businesses.findById(id).session(session).lean<BusinessRecord>();
  }

  /** As it was when the owner took it out, and the others that were merged into it. */
  async removedCopies(id: Types.ObjectId, session: ClientSession): Promise<BusinessRecord[]> {
    const copies = await this.removed.find(copiesOf(id)).session(session).lean<RemovedBusiness[]>();
    return copies.map(({ record }) => record);
  }

  /** Deletes the business, its copies and addresses, and what visitors sent of it. */
  async erase(id: Types.ObjectId, session: ClientSession): Promise<void> {
    const hexId = id.toHexString();
    await this.businesses.deleteOne({ _id: id }, { session });
    await this.removed.deleteMany(copiesOf(id), { session });
    await this.retired.deleteMany({ businessId: id }, { session });
    await this.submissions.deleteMany({ businessId: hexId }, { session });
    await this.reports.deleteMany({ 'business.id': hexId }, { session });
  }

  /** Deletes its states of before imports. They are many and have no index for this: not in a transaction. */
  async eraseReplaced(id: Types.ObjectId): Promise<void> {
    await this.replaced.deleteMany({ 'record._id': id });
  }
}

const copiesOf = (id: Types.ObjectId): object => ({
  $or: [{ _id: id, mergedInto: null }, { mergedInto: id }],
});
