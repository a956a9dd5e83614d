import { type OutputOf, type pagePhotoSites, type ParsedInputOf, PHOTO_UPDATE } from '@gewerk/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { idsBetween } from '../businesses/businesses.repository.js';
import type { BusinessRecord } from '../businesses/business.record.js';
import { BUSINESS_MODEL } from '../businesses/business.schema.js';

type Site = Required<Pick<BusinessRecord, '_id' | 'name' | 'website' | 'photos'>>;

const MAX_TIME_MS = 14_000;

/** Businesses that have a website, for the photo update: a bulk read by key. */
@Injectable()
export class PhotoSitesRepository {
  constructor(@InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>) {}

  async page({
    after,
    limit,
  }: ParsedInputOf<typeof pagePhotoSites>): Promise<OutputOf<typeof pagePhotoSites>> {
    const found = await this.businesses
      .find(
        { ...idsBetween(after, null), website: { $gt: '' } },
        { name: 1, website: 1, photos: { $slice: PHOTO_UPDATE.photosChecked } },
      )
      .sort({ _id: 1 })
      .hint({ _id: 1 })
      .limit(limit)
      .maxTimeMS(MAX_TIME_MS)
      .lean<Site[]>();
    const items = found.map(({ _id, ...site }) => ({ id: _id.toHexString(), ...site }));
    return { items, next: found.length < limit ? null : (items.at(-1)?.id ?? null) };
  }
}
