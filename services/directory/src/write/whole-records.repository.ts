import { businessIdPattern, refused } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { BUSINESS_MODEL, businessNotFound, type BusinessRecord } from '../record/index.js';

/** Whole records of single businesses, for changes. */
@Injectable()
export class WholeRecordsRepository {
  constructor(@InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>) {}

  async find(id: string, session?: ClientSession): Promise<BusinessRecord | null> {
    return businessIdPattern.test(id) ? this.findOne({ _id: new Types.ObjectId(id) }, session) : null;
  }

  /** Fails with `business-not-found`. */
  async get(id: string, session?: ClientSession): Promise<BusinessRecord> {
    const business = await this.find(id, session);
    if (!business) throw businessNotFound();
    return business;
  }

  /** The business must have this version. Fails with `business-not-found` and `conflict`. */
  async getAt(id: string, version: string, session: ClientSession): Promise<BusinessRecord> {
    const business = await this.get(id, session);
    if (business.updatedAt.toISOString() === version) return business;
    throw refused('business-changed', { name: business.name });
  }

  withPlaceId(placeId: string, session: ClientSession): Promise<BusinessRecord | null> {
    return this.findOne({ placeId }, session);
  }

  /** @param urlSlug the current address */
  withAddress(urlSlug: string, session: ClientSession): Promise<BusinessRecord | null> {
    return this.findOne({ urlSlug }, session);
  }

  private findOne(filter: object, session?: ClientSession): Promise<BusinessRecord | null> {
    return this.businesses
      .findOne(filter)
      .session(session ?? null)
      .lean<BusinessRecord>();
  }
}
