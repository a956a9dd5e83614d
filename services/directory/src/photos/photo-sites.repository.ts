import { PHOTO_UPDATE } from '@gewerk/contracts/limits';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BUSINESS_MODEL, type BusinessRecord, idsBetween } from '../record/index.js';

type Site = Required<Pick<BusinessRecord, '_id' | 'name' | 'website' | 'photos'>>;

const MAX_TIME_MS = 14_000;

/** Businesses that have a website, with their photos. */
@Injectable()
export class PhotoSitesRepository {
  constructor(@InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>) {}

  after(after: string | null, limit: number): Promise<Site[]> {
    return this.businesses
      .find(
        { ...idsBetween(after, null), website: { $gt: '' } },
        { name: 1, website: 1, photos: { $slice: PHOTO_UPDATE.photosChecked } },
      )
      .sort({ _id: 1 })
      .hint({ _id: 1 })
      .limit(limit)
      .maxTimeMS(MAX_TIME_MS)
      .lean<Site[]>();
  }
}
