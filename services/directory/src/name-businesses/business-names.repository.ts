import { businessIdPattern } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { BusinessRecord } from '../businesses/business.record.js';
import { BUSINESS_MODEL } from '../businesses/business.schema.js';
import {
  REMOVED_BUSINESS_MODEL,
  type RemovedBusiness,
} from '../manage-businesses/removed-business.schema.js';

/** Names of businesses, whether they are in the directory or can be restored to it. */
@Injectable()
export class BusinessNamesRepository {
  constructor(
    @InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>,
    @InjectModel(REMOVED_BUSINESS_MODEL) private readonly removed: Model<RemovedBusiness>,
  ) {}

  /** Those that are there; what is no id is passed over. */
  async of(ids: readonly string[]): Promise<{ id: string; name: string }[]> {
    const known = ids.filter((id) => businessIdPattern.test(id)).map((id) => new Types.ObjectId(id));
    const wanted = { _id: { $in: known } };
    const [present, removed] = await Promise.all([
      this.businesses.find(wanted, { name: 1 }).lean<Pick<BusinessRecord, '_id' | 'name'>[]>(),
      this.removed.find(wanted, { 'record.name': 1 }).lean<Pick<RemovedBusiness, '_id' | 'record'>[]>(),
    ]);
    return [...present, ...removed.map(({ _id, record }) => ({ _id, name: record.name }))].map(
      ({ _id, name }) => ({ id: _id.toHexString(), name }),
    );
  }
}
