import { PersonalData } from '@gewerk/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BUSINESS_MODEL } from '../businesses/business.schema.js';
import { REPORT_MODEL } from '../listing-reports/report.schema.js';
import { REMOVED_BUSINESS_MODEL } from '../manage-businesses/removed-business.schema.js';
import { SUBMISSION_MODEL } from '../submissions/submission.schema.js';

const DELIVERY = ['key', 'tokenId', 'digest'];

/** What the directory keeps about an e-mail address. */
@Injectable()
export class DirectoryPersonalData extends PersonalData {
  constructor(
    @InjectModel(SUBMISSION_MODEL) submissions: Model<unknown>,
    @InjectModel(REPORT_MODEL) reports: Model<unknown>,
    @InjectModel(REMOVED_BUSINESS_MODEL) removed: Model<unknown>,
    @InjectModel(BUSINESS_MODEL) businesses: Model<unknown>,
  ) {
    super([
      { kind: 'submission', model: submissions, addressedBy: ['draft.email'], without: DELIVERY },
      { kind: 'report', model: reports, addressedBy: ['email', 'changes.email'], without: DELIVERY },
      { kind: 'removed-listing', model: removed, addressedBy: ['record.email'] },
      // What is published goes by 'remove at the person's request', which keeps it from coming back.
      { kind: 'listing', model: businesses, addressedBy: ['email'], isKept: true },
    ]);
  }
}
