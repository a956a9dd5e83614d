import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { BUSINESS_MODEL, type BusinessRecord, idsBetween } from '../record/index.js';

/** The data by which a business is filed, its current filing, and the fields that counts and events need. */
const FIELDS = {
  name: 1,
  placeId: 1,
  rawCategory: 1,
  type: 1,
  subtypes: 1,
  category: 1,
  tradeKey: 1,
  categorySlugs: 1,
  categorySet: 1,
  listed: 1,
  city: 1,
  citySlug: 1,
  nameSlug: 1,
  urlSlug: 1,
  postalCode: 1,
  countryCode: 1,
  latitude: 1,
  longitude: 1,
  ratingValue: 1,
  website: 1,
  createdAt: 1,
  updatedAt: 1,
} as const;

/** Reads the data needed to file stored businesses again. */
@Injectable()
export class FiledBusinesses {
  constructor(@InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>) {}

  /** The next `atOnce` businesses in id order. */
  next(after: string | null, atOnce: number): Promise<BusinessRecord[]> {
    return this.businesses
      .find(idsBetween(after, null), FIELDS)
      .sort({ _id: 1 })
      .limit(atOnce)
      .lean<BusinessRecord[]>();
  }

  byIds(ids: readonly Types.ObjectId[], session: ClientSession): Promise<BusinessRecord[]> {
    return this.businesses
      .find({ _id: { $in: ids } }, FIELDS)
      .session(session)
      .lean<BusinessRecord[]>();
  }
}
