import type { ParsedInputOf, scanPhotoSites } from '@gewerk/contracts/bus';
import { PHOTO_UPDATE } from '@gewerk/contracts/limits';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BUSINESS_MODEL, type BusinessRecord, idsBetween, nextCursor } from '../record/index.js';
import { SelectedWebsites } from '../selections/index.js';

type Site = Required<Pick<BusinessRecord, '_id' | 'name' | 'website' | 'photos'>>;

type Asked = ParsedInputOf<typeof scanPhotoSites>;

const PROJECTION = { name: 1, website: 1, photos: { $slice: PHOTO_UPDATE.photosChecked } };
const MAX_TIME_MS = 14_000;

/** Businesses that have a website, with their photos. */
@Injectable()
export class PhotoSitesRepository {
  constructor(
    @InjectModel(BUSINESS_MODEL) private readonly businesses: Model<BusinessRecord>,
    private readonly selected: SelectedWebsites,
  ) {}

  async page({ after, limit, selection }: Asked): Promise<{ found: Site[]; next: string | null }> {
    if (selection) return this.selected.page<Site>({ after, limit, selection }, PROJECTION);
    const found = await this.businesses
      .find({ ...idsBetween(after, null), website: { $gt: '' } }, PROJECTION)
      .sort({ _id: 1 })
      .hint({ _id: 1 })
      .limit(limit)
      .maxTimeMS(MAX_TIME_MS)
      .lean<Site[]>();
    return { found, next: nextCursor(found, limit) };
  }
}
