import { businessIdPattern, GewerkError, RETENTION_DAYS } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { businessNotFound } from '../businesses/business-not-found.js';
import type { BusinessRecord } from '../businesses/business.record.js';
import { BUSINESS_MODEL } from '../businesses/business.schema.js';
import { RETIRED_SLUG_MODEL, type RetiredSlug } from '../retired-slugs/retired-slug.schema.js';
import { REMOVED_BUSINESS_MODEL, type RemovedBusiness } from './removed-business.schema.js';

const DAY_MS = 86_400_000;

/** What the owner's changes of single businesses read and write. */
@Injectable()
export class ManagedBusinessesRepository {
  constructor(
    @InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>,
    @InjectModel(REMOVED_BUSINESS_MODEL) private readonly removed: Model<RemovedBusiness>,
    @InjectModel(RETIRED_SLUG_MODEL) private readonly retired: Model<RetiredSlug>,
  ) {}

  /** The whole record. Fails with `business-not-found`. */
  async get(id: string, session?: ClientSession): Promise<BusinessRecord> {
    const business = await this.find({ _id: idOf(id) }, session);
    if (!business) throw businessNotFound();
    return business;
  }

  /** The whole record, which must be at this version. Fails with `business-not-found` and `conflict`. */
  async getAt(id: string, version: string, session: ClientSession): Promise<BusinessRecord> {
    const business = await this.get(id, session);
    if (business.updatedAt.toISOString() === version) return business;
    throw new GewerkError('conflict', `${business.name} was changed meanwhile; load it again.`);
  }

  withPlaceId(placeId: string, session: ClientSession): Promise<BusinessRecord | null> {
    return this.find({ placeId }, session);
  }

  removedBusiness(id: string, session: ClientSession): Promise<RemovedBusiness | null> {
    return this.removed.findById(idOf(id)).session(session).lean<RemovedBusiness>();
  }

  /** Takes a business out and keeps what it was for some weeks. */
  async remove(
    record: BusinessRecord,
    mergedInto: Types.ObjectId | null,
    at: Date,
    session: ClientSession,
  ): Promise<void> {
    await this.businesses.deleteOne({ _id: record._id }, { session });
    const expiresAt = new Date(at.getTime() + RETENTION_DAYS.removedBusiness * DAY_MS);
    const entry: RemovedBusiness = { _id: record._id, record, removedAt: at, mergedInto, expiresAt };
    await this.removed.collection.insertOne(entry as never, { session, ignoreUndefined: true });
  }

  async bringBack(record: BusinessRecord, session: ClientSession): Promise<void> {
    await this.businesses.collection.insertOne(record as never, { session, ignoreUndefined: true });
    await this.removed.deleteOne({ _id: record._id }, { session });
  }

  /** Has the addresses that led to one business lead to another. */
  async redirect(from: Types.ObjectId, to: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.retired.updateMany({ businessId: from }, { $set: { businessId: to } }, { session });
  }

  private find(filter: object, session?: ClientSession): Promise<BusinessRecord | null> {
    return this.businesses
      .findOne(filter)
      .session(session ?? null)
      .lean<BusinessRecord>();
  }
}

function idOf(id: string): Types.ObjectId {
  if (!businessIdPattern.test(id)) throw businessNotFound();
  return new Types.ObjectId(id);
}
